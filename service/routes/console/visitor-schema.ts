import { Type } from 'typebox'
import { historySchema } from '../../visitor/visitor-schema.ts'

const count = Type.Integer()
/** By the visitor's clock, which may have fractions of a millisecond. */
const deviceTime = Type.Number()

export const recentVisitorsAnswer = Type.Object({
  visitors: Type.Array(
    Type.Object({
      visitorId: Type.String(),
      lastAt: count,
      isCrawler: Type.Boolean(),
      views: count,
      sessions: count,
      conversions: count,
      lifetimeValue: Type.Number(),
    }),
  ),
})

const goal = Type.Object({ goalId: Type.String(), isPrimary: Type.Boolean(), at: deviceTime })

export const visitorAnswer = Type.Object({
  visitorId: Type.String(),
  history: historySchema,
  segments: Type.Array(Type.String()),
  experiences: Type.Array(
    Type.Object({
      experienceId: Type.String(),
      iterationId: Type.String(),
      variationId: Type.String(),
      isControl: Type.Boolean(),
      at: deviceTime,
      goals: Type.Array(goal),
      orders: count,
    }),
  ),
  orders: Type.Array(
    Type.Object({ id: Type.String(), at: deviceTime, currency: Type.String(), amount: Type.Number() }),
  ),
})

export const visitorEventsAnswer = Type.Object({
  events: Type.Array(
    Type.Object({
      position: count,
      receivedAt: count,
      type: Type.String(),
      path: Type.String(),
      isCrawler: Type.Boolean(),
      text: Type.String(),
    }),
  ),
  next: Type.Union([count, Type.Null()]),
})

export const erasedAnswer = Type.Object({ erased: Type.Array(Type.Object({ table: Type.String(), rows: count })) })
