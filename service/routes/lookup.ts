import { Type } from 'typebox'
import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import { callerAddress } from '../http/caller-address.ts'
import { pathId } from '../http/path-id.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import { lookUp } from '../visitor/look-up.ts'
import { locationSchema, visitorProperties } from '../visitor/visitor-schema.ts'

const schema = {
  params: Type.Object({ trackingId: pathId, visitorId: pathId }),
  response: { 200: Type.Object({ ipAddress: Type.String(), location: locationSchema, ...visitorProperties }) },
}

/**
 * `GET /lookup/{trackingId}/{visitorId}`: returns what is known about a visitor, who may be new, and about the caller
 * (SV-11, SV-12).
 */
export function lookupRoute(app: TypedApp, services: Services): void {
  app.get('/lookup/:trackingId/:visitorId', { schema }, async (request, reply): Promise<LookupAnswer> => {
    reply.header('cache-control', 'no-store')
    return lookUp(services, { ...request.params, ipAddress: callerAddress(request) })
  })
}
