import { Type } from 'typebox'
import { callerAddress } from '../http/caller-address.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  querystring: Type.Object({ format: Type.Literal('json') }),
  response: { 200: Type.Object({ ip: Type.String() }) },
}

/** `GET /ip?format=json`: returns the caller's address, by the same rule as the lookup (SV-54). */
export function ipRoute(app: TypedApp): void {
  app.get('/ip', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ip: callerAddress(request) }
  })
}
