import { Type } from 'typebox'
import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import { callerAddress } from '../http/caller-address.ts'
import { pathId } from '../http/path-id.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import { newVisitor } from '../visitor/new-visitor.ts'
import { locationSchema, visitorProperties } from '../visitor/visitor-schema.ts'

const schema = {
  params: Type.Object({ trackingId: pathId, visitorId: pathId }),
  response: { 200: Type.Object({ ipAddress: Type.String(), location: locationSchema, ...visitorProperties }) },
}

/** `GET /lookup/{trackingId}/{visitorId}`: what is known of a visitor, who may be new, and of the caller (SV-11, SV-12). */
export function lookupRoute(app: TypedApp, { storage, locations }: Services): void {
  app.get('/lookup/:trackingId/:visitorId', { schema }, async (request, reply): Promise<LookupAnswer> => {
    const { trackingId, visitorId } = request.params
    const visitor = (await storage.visitors.find(trackingId, visitorId)) ?? newVisitor
    const ipAddress = callerAddress(request)
    reply.header('cache-control', 'no-store')
    return { ipAddress, location: locations.addresses.get(ipAddress) ?? locations.fallback, ...visitor }
  })
}
