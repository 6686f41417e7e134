import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { describeSite } from '../build/describe-site.ts'
import type { ServiceClient } from '../events/service.ts'
import { expectedShares } from './expected-shares.ts'

type AskedResults = { site: SiteConfig | undefined; trackingId: string; experience: string; goal: string | undefined }

/** `configured` is the iteration that the configuration has, where that is another one than was counted. */
export type AnsweredResults = { results: ExperienceResults; configured: string | null }

/**
 * Asks a service for the results of an experience in its current iteration. The division of its visitors is compared with the
 * shares of the configuration where these are those of the iteration: a new one may not have been deployed yet.
 */
export async function askResults(
  service: ServiceClient,
  { site, trackingId, experience, goal }: AskedResults,
): Promise<AnsweredResults> {
  const askService = (shares?: string) => {
    const query = new URLSearchParams({ ...(shares && { shares }), ...(goal && { goal }) })
    const names = [trackingId, experience].map(encodeURIComponent)
    return service.ask<ExperienceResults>(`/results/${names.join('/')}?${query}`)
  }
  const results = await askService()
  const described = site && describeSite({ site }, 0).experiences.find(({ id }) => id === experience)
  if (!site || !described) return { results, configured: null }
  if (described.iterationId !== results.iterationId) return { results, configured: described.iterationId }
  return { results: await askService(expectedShares(site, experience)), configured: null }
}
