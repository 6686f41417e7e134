import { Type } from 'typebox'
import { anyContentType, jsonBody } from '../http/json-body.ts'
import { isPathId, ok, pathId, statusSchema } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import { isTextId } from '../http/text-id.ts'
import { limits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({ trackingId: pathId, stashType: pathId }),
  body: Type.Object({ keys: Type.Array(Type.String(), { minItems: 1, maxItems: limits.stashKeys }) }),
  response: { 200: Type.Object({ status: statusSchema, data: Type.Record(Type.String(), Type.Unknown()) }) },
}

/**
 * `POST /stash/v1.1/kv/getbatch/{trackingId}/{stashType}`: returns many values at once, null for missing ones (SV-21).
 * The tracking id is the namespace, the type is the area of the values; those of type `public` are written by kv/set.
 */
export function stashBatchRoute(app: TypedApp, { storage }: Services): void {
  const options = { schema, onRequest: anyContentType, preValidation: jsonBody, bodyLimit: limits.stashBatchBody }
  app.post('/stash/v1.1/kv/getbatch/:trackingId/:stashType', options, async ({ params, body: { keys } }) => {
    const wrong = keys.find((key) => !isBatchKey(key))
    if (wrong !== undefined) throw new Refusal(400, 'bad_request', `The key "${wrong}" is not datasetId:visitorId`)
    const found = await storage.stash.read({ namespace: params.trackingId, area: params.stashType }, keys)
    return { status: ok, data: Object.fromEntries(keys.map((key) => [key, found.get(key) ?? null])) }
  })
}

// A dataset id may contain colons, a visitor id may not.
function isBatchKey(key: string): boolean {
  const at = key.lastIndexOf(':')
  return at >= 0 && isTextId(key.slice(0, at)) && isPathId(key.slice(at + 1))
}
