import { done, listOf } from '../../http/answers.ts'
import { ok } from '../../http/path-id.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

/** `GET` and `DELETE /_inspect/callbacks`: the recorded callbacks, in order (SV-10). */
export function inspectCallbacksRoute(app: TypedApp, { storage }: Services): void {
  app.get('/_inspect/callbacks', { schema: { response: listOf('callbacks') } }, async () => ({
    callbacks: await storage.callbacks.list(),
  }))
  app.delete('/_inspect/callbacks', { schema: { response: done } }, async () => {
    await storage.callbacks.clear()
    return { status: ok }
  })
}
