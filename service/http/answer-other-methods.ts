import type { TypedApp } from '../typed-app.ts'
import { knownPaths } from './known-paths.ts'
import { Refusal } from './refusal.ts'

/**
 * Answers OPTIONS on every route (SV-05), a wrong method with 405 and an unknown path with 404 (SV-03), before any body
 * is read. The routes must be registered afterwards.
 */
export function answerOtherMethods(app: TypedApp): void {
  const methodsOf = knownPaths(app)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const [path = ''] = request.url.split('?')
    const known = methodsOf(path)
    if (known.length === 0) throw new Refusal(404, 'not_found', 'There is nothing at this address')
    const allowed = [...known, 'OPTIONS'].join(', ')
    reply.header('allow', allowed)
    if (request.method !== 'OPTIONS') throw new Refusal(405, 'method_not_allowed', `Use one of ${allowed}`)
    return reply
      .header('access-control-allow-methods', allowed)
      .header('access-control-allow-headers', 'Content-Type, X-Qb-State')
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}
