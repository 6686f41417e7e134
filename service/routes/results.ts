import { Type } from 'typebox'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { countExperience } from '../console/count-experience.ts'
import { type SiteSource, siteOfProperty } from '../console/site-source.ts'
import { pathId } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import { textId } from '../http/text-id.ts'
import { experienceResults } from '../results/experience-results.ts'
import { readShares } from '../results/read-shares.ts'
import { experienceResultsSchema } from '../results/results-schema.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({ trackingId: pathId, experienceId: textId }),
  querystring: Type.Object({
    shares: Type.Optional(
      Type.String({ description: 'expected shares: offers-c:0.5,offers-v:0.5; those of the site, or equal, without' }),
    ),
    goal: Type.Optional(
      Type.String({ minLength: 1, description: 'what a conversion is: the id of a goal, primary, or order' }),
    ),
    iteration: Type.Optional(
      Type.String({ minLength: 1, description: 'the one that the site has, or that began last, without' }),
    ),
    cap: Type.Optional(
      Type.String({
        pattern: '^(?:none|0?\\.\\d{1,6})$',
        description: 'what part of the buyers spend less than the cap of the comparison, 0.99 without; none for no cap',
      }),
    ),
  }),
  response: {
    200: experienceResultsSchema,
  },
}

/**
 * `GET /results/{trackingId}/{experienceId}`: returns the results of an experience's variations in its current
 * iteration (BV-04). 404 when nobody has seen it. `holdout` is the experience of visitors who see none (BV-02). For
 * operators only.
 */
export function resultsRoute(app: TypedApp, { storage }: Services, source: SiteSource): void {
  const path = '/results/:trackingId/:experienceId'
  app.get(path, { schema }, async ({ params, query }, reply): Promise<ExperienceResults> => {
    const { trackingId, experienceId } = params
    const { goal, iteration } = query
    const given = query.shares === undefined ? undefined : readShares(query.shares)
    const site = await siteOfProperty(source, trackingId)
    const counted = await countExperience(storage, { site, trackingId, experienceId, goal, iteration, shares: given })
    const what = iteration === undefined ? 'an experience' : `iteration ${iteration} of an experience`
    if (!counted) throw new Refusal(404, 'not_found', `Nobody has seen ${what} ${experienceId}`)
    const { counts, shares } = counted
    reply.header('cache-control', 'no-store')
    return experienceResults(experienceId, counts, { shares, capAt: capOf(query.cap) })
  })
}

/** Parses the cap: undefined for the default cap, null for none. */
function capOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined
  return text === 'none' ? null : Number(text)
}
