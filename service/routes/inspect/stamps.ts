import { Type } from 'typebox'
import { done, listOf } from '../../http/answers.ts'
import { ok, pathId } from '../../http/path-id.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

const querystring = Type.Object({ trackingId: Type.Optional(pathId) })

/**
 * `GET` and `DELETE /_inspect/stamps`: the stored states of browsers; those of one property with `?trackingId=`
 * (SV-10).
 */
export function inspectStampsRoute(app: TypedApp, { storage }: Services): void {
  app.get('/_inspect/stamps', { schema: { querystring, response: listOf('stamps') } }, async ({ query }) => ({
    stamps: await storage.stamps.list(query.trackingId),
  }))
  app.delete('/_inspect/stamps', { schema: { querystring, response: done } }, async ({ query }) => {
    await storage.stamps.clear(query.trackingId)
    return { status: ok }
  })
}
