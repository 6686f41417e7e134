import { Type } from 'typebox'
import type { ExperienceResults } from '../../contract/experience-results.ts'
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
    shares: Type.Optional(Type.String({ description: 'expected shares: offers-c:0.5,offers-v:0.5; equal without' })),
    goal: Type.Optional(
      Type.String({ minLength: 1, description: 'what a conversion is: the id of a goal, primary, or order' }),
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
export function resultsRoute(app: TypedApp, { storage }: Services): void {
  const path = '/results/:trackingId/:experienceId'
  app.get(path, { schema }, async ({ params, query }, reply): Promise<ExperienceResults> => {
    const { trackingId, experienceId } = params
    const shares = query.shares === undefined ? null : readShares(query.shares)
    const counts = await storage.results.counts(trackingId, experienceId, query.goal)
    if (!counts) throw new Refusal(404, 'not_found', `Nobody has seen an experience ${experienceId}`)
    reply.header('cache-control', 'no-store')
    return experienceResults(experienceId, counts, { shares, capAt: capOf(query.cap) })
  })
}

/** Parses the cap: undefined for the default cap, null for none. */
function capOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined
  return text === 'none' ? null : Number(text)
}
