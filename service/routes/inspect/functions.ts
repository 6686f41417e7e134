import { Type } from 'typebox'
import type { Functions } from '../../functions/integration-function.ts'
import type { InvocationLog } from '../../functions/invocation-log.ts'
import { done } from '../../http/answers.ts'
import { ok } from '../../http/path-id.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

const listed = {
  200: Type.Object({
    functions: Type.Array(Type.String()),
    pending: Type.Array(Type.Unknown()),
    invocations: Type.Array(Type.Unknown()),
  }),
}

type InspectNeeds = { services: Services; functions: Functions; log: InvocationLog }

/**
 * `GET /_inspect/functions`: the registered ids, the pending runs, and the latest calls since the start with their
 * outcomes; `DELETE` removes runs and calls (SV-10).
 */
export function inspectFunctionsRoute(app: TypedApp, { services: { storage }, functions, log }: InspectNeeds): void {
  app.get('/_inspect/functions', { schema: { response: listed } }, async () => ({
    functions: [...functions.keys()],
    pending: await storage.runs.list(),
    invocations: log.list(),
  }))
  app.delete('/_inspect/functions', { schema: { response: done } }, async () => {
    await storage.runs.clear()
    log.clear()
    return { status: ok }
  })
}
