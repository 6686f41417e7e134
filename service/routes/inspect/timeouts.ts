import { Type } from 'typebox'
import { done, listOf } from '../../http/answers.ts'
import { ok, pathId } from '../../http/path-id.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

const querystring = Type.Object({ namespace: Type.Optional(pathId) })

/**
 * `GET` and `DELETE /_inspect/timeouts`: the deferred notices; those of one namespace with `?namespace=` (SV-10,
 * SV-26).
 */
export function inspectTimeoutsRoute(app: TypedApp, { storage }: Services): void {
  app.get('/_inspect/timeouts', { schema: { querystring, response: listOf('timeouts') } }, async ({ query }) => ({
    timeouts: await storage.notices.list(query.namespace),
  }))
  app.delete('/_inspect/timeouts', { schema: { querystring, response: done } }, async ({ query }) => {
    await storage.notices.clear(query.namespace)
    return { status: ok }
  })
}
