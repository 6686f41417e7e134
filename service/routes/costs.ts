import { Type } from 'typebox'
import type { CostSums } from '../../contract/experience-costs.ts'
import { dayMs } from '../clock/durations.ts'
import { experienceCosts } from '../costs/experience-costs.ts'
import { pathId, wholeNumber } from '../http/path-id.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const usualDays = 30
const mostDays = 10_000

const measured = Type.Union([
  Type.Object({
    pages: Type.Integer({ description: 'page loads on which it was measured' }),
    mean: Type.Number(),
    p75: Type.Number({ description: 'three in four page loads cost at most this' }),
    worst: Type.Number(),
  }),
  Type.Null(),
])
const cost = {
  shift: measured,
  longMs: measured,
  interactionMs: measured,
  codeMs: measured,
}
const schema = {
  params: Type.Object({ trackingId: pathId }),
  querystring: Type.Object({
    days: Type.Optional(Type.String({ description: `how many days count, today included; ${usualDays} without` })),
  }),
  response: {
    200: Type.Object({
      days: Type.Integer(),
      experiences: Type.Array(Type.Object({ experienceId: Type.String(), ...cost })),
      page: Type.Object(cost, { description: 'what no experience caused' }),
    }),
  },
}

/**
 * `GET /costs/{trackingId}`: returns what each experience cost the pages of visitors whose statistics are collected:
 * layout shifts, ms of long tasks, ms of the slowest answer and ms of its code (BD-07). For operators only.
 */
export function costsRoute(app: TypedApp, { storage, now }: Services): void {
  app.get('/costs/:trackingId', { schema }, async ({ params, query }, reply): Promise<CostSums> => {
    const days = wholeNumber(query.days ?? String(usualDays), { name: 'days', from: 1, to: mostDays })
    const counted = await storage.costs.since(params.trackingId, now() - (days - 1) * dayMs)
    reply.header('cache-control', 'no-store')
    return experienceCosts(counted, days)
  })
}
