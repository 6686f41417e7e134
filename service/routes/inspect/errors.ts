import { done, listOf } from '../../http/answers.ts'
import { ok } from '../../http/path-id.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

/** `GET` and `DELETE /_inspect/errors`: the error reports, oldest first (SV-10). */
export function inspectErrorsRoute(app: TypedApp, { storage }: Services): void {
  app.get('/_inspect/errors', { schema: { response: listOf('errors') } }, async () => ({
    errors: await storage.errors.list(),
  }))
  app.delete('/_inspect/errors', { schema: { response: done } }, async () => {
    await storage.errors.clear()
    return { status: ok }
  })
}
