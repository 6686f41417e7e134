import { Type } from 'typebox'
import type { DeliveryHealth, LiveEvent, LiveEvents, Traffic } from '../../../contract/console/traffic.ts'
import { lossReasons } from '../../../contract/loss-reasons.ts'
import { hourMs } from '../../clock/durations.ts'
import { deliveryOf } from '../../console/delivery-of.ts'
import { describeEvent } from '../../console/describe-event.ts'
import { type HourRange, trafficOf } from '../../console/traffic-of.ts'
import type { ArrivedEvent } from '../../console/traffic-store.ts'
import { orNull } from '../../http/or-null.ts'
import { pathId, wholeNumber } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

/** The longest range in hours: a month and the week that may stand beside it. */
const mostHours = 40 * 24
/** Events in one answer of the live list. */
const mostLive = 50

const params = Type.Object({ trackingId: pathId })
const querystring = Type.Object({
  from: Type.String({ description: 'the beginning of an hour, epoch milliseconds' }),
  to: Type.String({ description: 'the end, epoch milliseconds' }),
})
const count = Type.Integer()
const money = Type.Object({ currency: Type.String(), amount: Type.Number() })
const hour = Type.Object({
  at: count,
  visitors: count,
  sessions: count,
  views: count,
  orders: count,
  revenue: Type.Array(money),
})
const traffic = Type.Object({ from: count, to: count, visitors: orNull(count), hours: Type.Array(hour) })
const delivery = Type.Object({
  accepted: count,
  crawlers: count,
  duplicates: count,
  refused: Type.Array(Type.Object({ reason: Type.String(), events: count })),
  lost: Type.Array(Type.Object({ reason: orNull(Type.Enum(lossReasons)), events: count })),
  errors: Type.Array(
    Type.Object({ experienceId: orNull(Type.String()), message: Type.String(), reports: count, lastAt: count }),
  ),
})
const live = Type.Object({
  position: count,
  events: Type.Array(
    Type.Object({
      position: count,
      receivedAt: count,
      type: Type.String(),
      visitorId: orNull(Type.String()),
      path: Type.String(),
      isCrawler: Type.Boolean(),
    }),
  ),
})

/**
 * `GET /console/api/traffic/{trackingId}`: visitors, sessions, views and orders by hour. `GET …/delivery/{trackingId}`:
 * how events arrived, which scripts lost, and errors (BN-12). `GET …/live/{trackingId}`: the latest events.
 */
export function trafficRoutes(app: TypedApp, { storage, now }: Services): void {
  const ofRange = (response: typeof traffic | typeof delivery) => ({ params, querystring, response: { 200: response } })

  app.get('/console/api/traffic/:trackingId', { schema: ofRange(traffic) }, async (request): Promise<Traffic> => {
    const range = readRange(request.query)
    return trafficOf(storage.traffic, request.params.trackingId, { ...range, now: now() })
  })

  app.get(
    '/console/api/delivery/:trackingId',
    { schema: ofRange(delivery) },
    async (request): Promise<DeliveryHealth> =>
      deliveryOf(storage, request.params.trackingId, readRange(request.query)),
  )

  const after = Type.Optional(Type.String({ description: 'the `position` of the answer before' }))
  const ofLive = { params, querystring: Type.Object({ after }), response: { 200: live } }
  app.get('/console/api/live/:trackingId', { schema: ofLive }, async ({ params, query }): Promise<LiveEvents> => {
    const from = wholeNumber(query.after ?? '0', { name: 'after', from: 0, to: Number.MAX_SAFE_INTEGER })
    const events = await storage.traffic.latest(params.trackingId, from, mostLive)
    return { position: events[0]?.position ?? from, events: events.map(liveEventOf) }
  })
}

/** @throws Refusal 400 for what is no range of hours */
function readRange(query: { from: string; to: string }): HourRange {
  const bounds = { from: 0, to: 1e14 }
  const from = Math.floor(wholeNumber(query.from, { name: 'from', ...bounds }) / hourMs) * hourMs
  const to = wholeNumber(query.to, { name: 'to', ...bounds })
  if (to > from && to - from <= mostHours * hourMs) return { from, to }
  throw new Refusal(400, 'bad_request', `from and to are no range of at most ${mostHours} hours`)
}

function liveEventOf({ text, ...event }: ArrivedEvent): LiveEvent {
  return { ...event, ...describeEvent(text) }
}
