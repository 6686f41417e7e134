import type { SiteConfig } from '../../catalogue/define-site.ts'
import { conversionOf } from '../../contract/console/site-description.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { describeSite } from '../build/describe-site.ts'
import { type ServiceClient, ServiceRefusal } from '../events/service.ts'
import { expectedShares } from './expected-shares.ts'

type AskedResults = { site: SiteConfig | undefined; trackingId: string; experience: string; goal: string | undefined }

/** `configured` is the iteration that the configuration has, where that is another one than was counted. */
export type AnsweredResults = { results: ExperienceResults; configured: string | null }

/**
 * Asks a service for the results of an experience in the iteration of the configuration, of which its shares are; in another one
 * where nobody has seen that: a new one may not have been deployed yet.
 */
export async function askResults(
  service: ServiceClient,
  { site, trackingId, experience, goal }: AskedResults,
): Promise<AnsweredResults> {
  const askService = (asked: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...asked, ...(goal && { goal }) })
    const names = [trackingId, experience].map(encodeURIComponent)
    return service.ask<ExperienceResults>(`/results/${names.join('/')}?${query}`)
  }
  const described = site && describeSite({ site }, 0).experiences.find(({ id }) => id === experience)
  if (!site || !described) return { results: await askService(), configured: null }
  const { iterationId: iteration } = described
  const shares = expectedShares(site, experience)
  const conversion = conversionOf(described)
  const asked = { iteration, ...(conversion && { goal: conversion }), ...(shares && { shares }) }
  const results = await askService(asked).catch(nullWhereUnseen)
  // A service of an earlier version answers with the one that began last, whichever it is asked for.
  if (results?.iterationId === iteration) return { results, configured: null }
  return { results: await askService(), configured: iteration }
}

function nullWhereUnseen(error: unknown): null {
  if (error instanceof ServiceRefusal && error.status === 404) return null
  throw error
}
