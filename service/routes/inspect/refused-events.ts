import { Type } from 'typebox'
import { done, listOf } from '../../http/answers.ts'
import { ok, pathId } from '../../http/path-id.ts'
import { readableRefusal } from '../../refused/replay-refused.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

const querystring = Type.Object({ trackingId: Type.Optional(pathId) })

/**
 * `GET` and `DELETE /_inspect/deadletters`: the refused events with their reasons; those of one property with
 * `?trackingId=` (SV-10).
 */
export function inspectRefusedRoute(app: TypedApp, { storage }: Services): void {
  app.get('/_inspect/deadletters', { schema: { querystring, response: listOf('deadletters') } }, async ({ query }) => {
    const records = await storage.refusedEvents.list(query.trackingId)
    return { deadletters: records.map(readableRefusal).map(({ id: _id, ...record }) => record) }
  })
  app.delete('/_inspect/deadletters', { schema: { querystring, response: done } }, async ({ query }) => {
    await storage.refusedEvents.clear(query.trackingId)
    return { status: ok }
  })
}
