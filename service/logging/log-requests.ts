import { isProbe } from '../http/bound-work.ts'
import { routeOf } from '../metrics/request-metrics.ts'
import type { TypedApp } from '../typed-app.ts'

/**
 * Logs each answered request at the level `info`: the pattern of its route, never its address. Probes, which come every few
 * seconds, are left out.
 */
export function logRequests(app: TypedApp): void {
  if (!['info', 'debug', 'trace'].includes(app.log.level)) return
  app.addHook('onResponse', (request, reply, done) => {
    if (isProbe(request.routeOptions.url)) return done()
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route: routeOf(request), status: reply.statusCode, ms }, 'request')
    done()
  })
}
