import { Type } from 'typebox'
import { orNull } from '../http/or-null.ts'

export const uplift = Type.Object({
  estimate: Type.Number({ description: 'relative to the control: 0.1 is ten percent more' }),
  interval: Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()], {
    description: '95 percent for all variations together, valid however often one looks; null with few conversions',
  }),
  isSignificant: Type.Boolean({ description: 'the interval leaves out 0' }),
  chanceToWin: orNull(Type.Number({ description: 'for one look; null with few conversions' })),
})
const variation = Type.Object({
  variationId: Type.String(),
  isControl: Type.Boolean(),
  visitors: Type.Integer({ description: 'distinct visitors, in the variation seen first' }),
  conversions: Type.Integer({ description: 'of them, those who converted afterwards' }),
  rate: Type.Number(),
  rateUplift: orNull(uplift),
  revenues: Type.Array(
    Type.Object({
      currency: Type.String(),
      revenue: Type.Number({ description: 'the sum of their orders afterwards' }),
      perVisitor: Type.Number(),
      uplift: orNull(uplift),
    }),
  ),
})
const currency = Type.Object({
  currency: Type.String(),
  cap: orNull(Type.Number({ description: 'what a visitor who spent more counts with in the comparison' })),
  isAdjusted: Type.Boolean({ description: 'what visitors spent before is taken into account' }),
})
/** The results of an experience, as `ExperienceResults`. */
export const experienceResultsSchema = Type.Object({
  experienceId: Type.String(),
  iterationId: Type.String({ description: 'the one that the site has, or that began last' }),
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
})
