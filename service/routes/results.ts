import { Type } from 'typebox'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { pathId } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import { textId } from '../http/text-id.ts'
import { experienceResults } from '../results/experience-results.ts'
import { readShares } from '../results/read-shares.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()])
const uplift = orNull(
  Type.Object({
    estimate: Type.Number({ description: 'relative to the control: 0.1 is ten percent more' }),
    interval: Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()], {
      description: '95 percent for all variations together, valid however often one looks; null with few conversions',
    }),
    isSignificant: Type.Boolean({ description: 'the interval leaves out 0' }),
    chanceToWin: orNull(Type.Number({ description: 'for one look; null with few conversions' })),
  }),
)
const variation = Type.Object({
  variationId: Type.String(),
  isControl: Type.Boolean(),
  visitors: Type.Integer({ description: 'distinct visitors, in the variation seen first' }),
  conversions: Type.Integer({ description: 'of them, those who converted afterwards' }),
  rate: Type.Number(),
  rateUplift: uplift,
  revenues: Type.Array(
    Type.Object({
      currency: Type.String(),
      revenue: Type.Number({ description: 'the sum of their orders afterwards' }),
      perVisitor: Type.Number(),
      uplift,
    }),
  ),
})
const currency = Type.Object({
  currency: Type.String(),
  cap: orNull(Type.Number({ description: 'what a visitor who spent more counts with in the comparison' })),
  isAdjusted: Type.Boolean({ description: 'what visitors spent before is taken into account' }),
})
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
    200: Type.Object({
      experienceId: Type.String(),
      iterationId: Type.String({ description: 'the one that began last' }),
      conversion: Type.String(),
      goals: Type.Array(Type.String()),
      variations: Type.Array(variation),
      currencies: Type.Array(currency),
      comparisons: Type.Integer({ description: 'variations that are compared to the control' }),
      sampleRatio: Type.Object({
        shares: Type.Array(Type.Object({ variationId: Type.String(), share: Type.Number() })),
        isAssumed: Type.Boolean({ description: 'equal shares, because none were given' }),
        p: Type.Number({ description: 'of a sequential test' }),
        isAlarm: Type.Boolean({ description: 'p is below 0.001' }),
      }),
    }),
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
