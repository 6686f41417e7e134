import { Type } from 'typebox'
import { done } from '../../http/answers.ts'
import { jsonBody } from '../../http/json-body.ts'
import { ok, pathId } from '../../http/path-id.ts'
import { limits } from '../../limits.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'
import { newVisitor } from '../../visitor/visitor-history.ts'
import { historySchema, visitorProperties } from '../../visitor/visitor-schema.ts'

const seedSchema = {
  params: Type.Object({ trackingId: pathId, visitorId: pathId }),
  body: Type.Partial(
    Type.Object({ ...visitorProperties, history: Type.Partial(historySchema, { additionalProperties: false }) }),
    { additionalProperties: false },
  ),
  response: done,
}
const clearSchema = { querystring: Type.Object({ trackingId: Type.Optional(pathId) }), response: done }

/**
 * `PUT /_inspect/visitors/{trackingId}/{visitorId}` seeds the values that the lookup returns; missing values are as
 * for a new visitor. `DELETE /_inspect/visitors` deletes the visitors, those of one property with `?trackingId=`
 * (SV-10).
 */
export function inspectVisitorsRoute(app: TypedApp, { storage }: Services): void {
  const seed = { schema: seedSchema, preValidation: jsonBody, bodyLimit: limits.inspectBody }
  app.put('/_inspect/visitors/:trackingId/:visitorId', seed, async ({ params, body }) => {
    const history = { ...newVisitor.history, ...body.history }
    await storage.visitors.seed(params.trackingId, params.visitorId, { ...newVisitor, ...body, history })
    return { status: ok }
  })
  app.delete('/_inspect/visitors', { schema: clearSchema }, async ({ query }) => {
    await storage.visitors.clear(query.trackingId)
    return { status: ok }
  })
}
