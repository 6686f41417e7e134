import { Type } from 'typebox'
import type { NewEventCount, StoredEnvelope, StoredEventPage } from '../../../contract/console/events.ts'
import { describeEvent } from '../../console/describe-event.ts'
import type { StoredFilter } from '../../console/event-pages.ts'
import { pathId, wholeNumber } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

/** Events in one page, types to choose from, and the most new events that are counted. */
const pageSize = 50
const mostTypes = 200
const mostCounted = 1000

const count = Type.Integer()
const params = Type.Object({ trackingId: pathId })
const filter = {
  type: Type.Optional(Type.String({ maxLength: 128, description: 'only events of this type' })),
  visitor: Type.Optional(Type.String({ maxLength: 128, description: 'only events of the visitor with this id' })),
}
const listSchema = {
  params,
  querystring: Type.Object({
    ...filter,
    before: Type.Optional(Type.String({ description: 'the `next` of the page before' })),
  }),
  response: {
    200: Type.Object({
      events: Type.Array(
        Type.Object({
          position: count,
          receivedAt: count,
          type: Type.String(),
          visitorId: Type.Union([Type.String(), Type.Null()]),
          path: Type.String(),
          isCrawler: Type.Boolean(),
        }),
      ),
      next: Type.Union([count, Type.Null()]),
      latest: count,
      types: Type.Array(Type.String()),
    }),
  },
}
const countSchema = {
  params,
  querystring: Type.Object({ ...filter, after: Type.String({ description: 'the position after which is counted' }) }),
  response: { 200: Type.Object({ events: count }) },
}
const envelopeSchema = {
  params: Type.Object({ trackingId: pathId, position: Type.String() }),
  response: { 200: Type.Object({ text: Type.String() }) },
}
const bounds = { from: 0, to: 999_999_999_999_999 }

/**
 * `GET /console/api/events/{trackingId}`: the stored events in pages, the newest first. `GET …/count`: how many have
 * arrived since. `GET …/{position}`: the envelope of one.
 */
export function eventPagesRoutes(app: TypedApp, { storage: { eventPages } }: Services): void {
  const path = '/console/api/events/:trackingId'

  app.get(path, { schema: listSchema }, async ({ params, query }): Promise<StoredEventPage> => {
    const { trackingId } = params
    const before = query.before === undefined ? bounds.to : wholeNumber(query.before, { name: 'before', ...bounds })
    const range = { before, atMost: pageSize + 1 }
    // Read first: an event that arrives meanwhile is then counted as new rather than missed.
    const latest = await eventPages.latest(trackingId)
    const found = await eventPages.stored(trackingId, filterOf(query), range)
    const page = found.slice(0, pageSize)
    return {
      events: page.map(({ text, ...event }) => ({ ...event, path: describeEvent(text).path })),
      next: found.length > pageSize ? (page.at(-1)?.position ?? null) : null,
      latest,
      types: await eventPages.types(trackingId, mostTypes),
    }
  })

  app.get(`${path}/count`, { schema: countSchema }, async ({ params, query }): Promise<NewEventCount> => {
    const after = wholeNumber(query.after, { name: 'after', ...bounds })
    const range = { after, atMost: mostCounted }
    return { events: await eventPages.countAfter(params.trackingId, filterOf(query), range) }
  })

  app.get(`${path}/:position`, { schema: envelopeSchema }, async ({ params }): Promise<StoredEnvelope> => {
    const position = wholeNumber(params.position, { name: 'position', ...bounds })
    const text = await eventPages.envelope(params.trackingId, position)
    if (text === null) throw new Refusal(404, 'not_found', `There is no event ${position}`)
    return { text }
  })
}

function filterOf({ type, visitor }: { type?: string; visitor?: string }): StoredFilter {
  return { type: type || undefined, visitorId: visitor || undefined }
}
