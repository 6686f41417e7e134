import { Type } from 'typebox'
import type { AddToCounter } from '../counters/add-to-counter.ts'
import { isOfCrawler } from '../counters/is-of-crawler.ts'
import { saved } from '../http/answers.ts'
import { anyContentType, jsonBody } from '../http/json-body.ts'
import { pathId, wholeNumber } from '../http/path-id.ts'
import { textId } from '../http/text-id.ts'
import { limits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import { cacheControl } from './counters.ts'

const list = { property: pathId, name: pathId }
const readSchema = {
  params: Type.Object(list),
  querystring: Type.Object({
    k: Type.Optional(Type.String()),
    cache: Type.Optional(Type.Unknown()),
  }),
  response: {
    200: Type.Object({
      data: Type.Array(Type.Tuple([Type.String(), Type.Integer()])),
      metadata: Type.Object({
        name: Type.String(),
        k: Type.Integer(),
        total: Type.Integer(),
        generatedAt: Type.Integer({ description: 'epoch milliseconds' }),
      }),
    }),
  },
}
const addSchema = {
  params: Type.Object({ ...list, id: textId, window: Type.String() }),
  body: Type.Unknown(),
  response: saved,
}
const addOnceSchema = { params: addSchema.params, body: Type.Object({ visitorId: pathId }), response: saved }

/** The number of pairs returned when the address does not specify it (SV-50). */
const usualK = '50'

/**
 * `GET /counters/{property}/{topk|topk_safe}/{name}?k=&cache=` and `POST …/{name}/{id}/{window}`: the ids with the
 * highest counts. In `topk_safe`, each id is counted at most once per visitor and window (SV-50, SV-51). Crawlers raise none.
 */
export function topCountersRoutes(app: TypedApp, { storage, now }: Services, add: AddToCounter): void {
  for (const kind of ['topk', 'topk_safe'] as const) {
    app.get(`/counters/:property/${kind}/:name`, { schema: readSchema }, async ({ params, query }, reply) => {
      const k = wholeNumber(query.k ?? usualK, { name: 'k', from: 1, to: 1000 })
      const generatedAt = now()
      const { pairs, total } = await storage.counters.top({ ...params, kind }, k, generatedAt)
      reply.header('cache-control', cacheControl(query.cache))
      return { data: pairs, metadata: { name: params.name, k, total, generatedAt } }
    })
  }

  const adding = { onRequest: anyContentType, preValidation: jsonBody, bodyLimit: limits.counterBody }
  const addAlways = { ...adding, schema: addSchema }
  app.post('/counters/:property/topk/:name/:id/:window', addAlways, async (request) => {
    if (!isOfCrawler(request)) await add({ ...request.params, kind: 'topk' })
    return { status: 'saved' as const }
  })
  const addOnce = { ...adding, schema: addOnceSchema }
  app.post('/counters/:property/topk_safe/:name/:id/:window', addOnce, async (request) => {
    const { params, body } = request
    if (!isOfCrawler(request)) await add({ ...params, kind: 'topk_safe', visitorId: body.visitorId })
    return { status: 'saved' as const }
  })
}
