import { Type } from 'typebox'
import type { AddToCounter } from '../../counters/add-to-counter.ts'
import { counterKinds } from '../../counters/counter-store.ts'
import { done, listOf } from '../../http/answers.ts'
import { jsonBody } from '../../http/json-body.ts'
import { ok, pathId } from '../../http/path-id.ts'
import { textId } from '../../http/text-id.ts'
import { limits } from '../../limits.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

const querystring = Type.Object({ property: Type.Optional(pathId) })
const seedSchema = {
  params: Type.Object({
    property: pathId,
    kind: Type.Union(counterKinds.map((kind) => Type.Literal(kind))),
    name: pathId,
    id: textId,
    window: Type.String(),
  }),
  body: Type.Object({ count: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) }),
  response: done,
}

/**
 * `GET` and `DELETE /_inspect/counters`: all counts, or those of one property with `?property=`. `PUT
 * /_inspect/counters/{property}/{kind}/{name}/{id}/{window}` adds `count` for a window in minutes (SV-10).
 */
export function inspectCountersRoute(app: TypedApp, { storage, now }: Services, add: AddToCounter): void {
  app.get('/_inspect/counters', { schema: { querystring, response: listOf('counters') } }, async ({ query }) => ({
    counters: await storage.counters.list(now(), query.property),
  }))
  app.delete('/_inspect/counters', { schema: { querystring, response: done } }, async ({ query }) => {
    await storage.counters.clear(query.property)
    return { status: ok }
  })
  const seed = { schema: seedSchema, preValidation: jsonBody, bodyLimit: limits.inspectBody }
  app.put('/_inspect/counters/:property/:kind/:name/:id/:window', seed, async ({ params, body }) => {
    await add({ ...params, times: body.count })
    return { status: ok }
  })
}
