import { Type } from 'typebox'
import { done, listOf } from '../../http/answers.ts'
import { ok, pathId } from '../../http/path-id.ts'
import type { Services } from '../../services.ts'
import type { StoredEvent } from '../../storage/storage.ts'
import type { TypedApp } from '../../typed-app.ts'

/** Serialised by hand, see below. */
const asText = { 200: Type.Unsafe<string>(listOf('events')[200]) }
const querystring = Type.Object({ trackingId: Type.Optional(pathId) })

/**
 * `GET` and `DELETE /_inspect/events`: the stored events, in order; those of one property with `?trackingId=` (SV-10).
 */
export function inspectEventsRoute(app: TypedApp, { storage }: Services): void {
  app.get('/_inspect/events', { schema: { querystring, response: asText } }, async ({ query }, reply) => {
    const stored = await storage.events.list(query.trackingId)
    return reply.type('application/json; charset=utf-8').send(`{"events":[${stored.map(jsonOf).join(',')}]}`)
  })
  app.delete('/_inspect/events', { schema: { querystring, response: done } }, async ({ query }) => {
    await storage.events.clear(query.trackingId)
    return { status: ok }
  })
}

// Inserts the event as its original text, because parsing and serialising it again could change a number (SV-34).
function jsonOf({ text, ...received }: StoredEvent): string {
  return `${JSON.stringify(received).slice(0, -1)},"event":${text}}`
}
