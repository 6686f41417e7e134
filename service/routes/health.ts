import { Type } from 'typebox'
import { ok, statusSchema } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import type { Readiness } from '../readiness/why-not-ready.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = { response: { 200: Type.Object({ status: statusSchema }) } }

/**
 * `GET /health`: the process answers; whoever gets no answer may restart it. `GET /ready`: it can do its work; else 503
 * with the reason, and a load balancer asks another process (BS-04).
 */
export function healthRoutes(app: TypedApp, whyNotReady: Readiness): void {
  app.get('/health', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: ok }
  })
  app.get('/ready', { schema }, async (_request, reply) => {
    const why = await whyNotReady()
    if (why !== null) throw new Refusal(503, 'unavailable', `Not ready: ${why}`)
    reply.header('cache-control', 'no-store')
    return { status: ok }
  })
}
