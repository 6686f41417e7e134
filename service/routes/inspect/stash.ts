import { Type } from 'typebox'
import { done, listOf } from '../../http/answers.ts'
import { jsonBody } from '../../http/json-body.ts'
import { ok, pathId } from '../../http/path-id.ts'
import { textId } from '../../http/text-id.ts'
import { limits } from '../../limits.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

const querystring = Type.Object({ namespace: Type.Optional(pathId) })
const seedSchema = {
  params: Type.Object({ namespace: pathId, area: pathId, key: textId }),
  body: Type.Object({ data: Type.Unknown() }),
  response: done,
}

/**
 * `GET` and `DELETE /_inspect/stash`: the stash values; those of one namespace with `?namespace=`. `PUT
 * /_inspect/stash/{namespace}/{area}/{key}` seeds a value, also in an area that clients cannot write to (SV-10).
 */
export function inspectStashRoute(app: TypedApp, { storage, now }: Services): void {
  app.get('/_inspect/stash', { schema: { querystring, response: listOf('stash') } }, async ({ query }) => ({
    stash: await storage.stash.list(query.namespace),
  }))
  app.delete('/_inspect/stash', { schema: { querystring, response: done } }, async ({ query }) => {
    await storage.stash.clear(query.namespace)
    return { status: ok }
  })
  const seed = { schema: seedSchema, preValidation: jsonBody, bodyLimit: limits.inspectBody }
  app.put('/_inspect/stash/:namespace/:area/:key', seed, async ({ params, body }) => {
    await storage.stash.write({ ...params, data: body.data, storedAt: now() })
    return { status: ok }
  })
}
