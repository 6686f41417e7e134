import { Type } from 'typebox'
import { locationFields } from '../../contract/lookup-answer.ts'

const count = Type.Number({ minimum: 0 })
const time = Type.Union([Type.Number({ minimum: 0 }), Type.Null()])

export const locationSchema = Type.Object(
  Object.fromEntries(locationFields.map((field) => [field, Type.Optional(Type.String())])),
)

/** Times are epoch milliseconds; `lifetimeValue` is money in the shop's currency (SV-11). */
export const historySchema = Type.Object({
  conversionCycle: count,
  conversions: count,
  entrances: count,
  firstConversion: time,
  firstView: time,
  lastConversion: time,
  lastView: time,
  lifetimeValue: Type.Number(),
  sessions: count,
  views: count,
})

/** What is known about one visitor, in the form the lookup returns and seed data provides. */
export const visitorProperties = {
  history: historySchema,
  segments: Type.Union([
    Type.Object({ version: Type.Integer(), state: Type.String(), segments: Type.Array(Type.String()) }),
    Type.Null(),
  ]),
  force: Type.Boolean(),
}
