import { Type } from 'typebox'
import type { AddToCounter } from '../counters/add-to-counter.ts'
import { isOfCrawler } from '../counters/is-of-crawler.ts'
import { saved } from '../http/answers.ts'
import { anyContentType, jsonBody } from '../http/json-body.ts'
import { pathId } from '../http/path-id.ts'
import { textId } from '../http/text-id.ts'
import { limits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const place = { property: pathId, name: pathId, id: textId }
const readSchema = {
  params: Type.Object(place),
  querystring: Type.Object({ cache: Type.Optional(Type.Unknown()) }),
  response: { 200: Type.Object({ status: Type.Literal('ok'), count: Type.Integer() }) },
}
const addSchema = { params: Type.Object({ ...place, window: Type.String() }), response: saved }

/** `GET` and `POST /counters/{property}/ecount/{name}/{productId}[/{window}]`: the count of one product (SV-48). Crawlers raise none. */
export function countersRoute(app: TypedApp, { storage, now }: Services, add: AddToCounter): void {
  app.get('/counters/:property/ecount/:name/:id', { schema: readSchema }, async ({ params, query }, reply) => {
    reply.header('cache-control', cacheControl(query.cache))
    return {
      status: 'ok' as const,
      count: await storage.counters.count({ ...params, kind: 'ecount' }, params.id, now()),
    }
  })

  const adding = { schema: addSchema, onRequest: anyContentType, bodyLimit: limits.counterBody }
  app.post('/counters/:property/ecount/:name/:id/:window', adding, async (request) => {
    const { params } = request
    // The body is optional; if there is one, it has to be JSON.
    if (Buffer.isBuffer(request.body) && request.body.length > 0) await jsonBody(request)
    if (!isOfCrawler(request)) await add({ ...params, kind: 'ecount' })
    return { status: 'saved' as const }
  })
}

/**
 * Returns the Cache-Control header for the query option `cache`: present or `true`, it allows caching for a minute
 * (SV-49).
 */
export function cacheControl(cache: unknown): string {
  return cache === '' || cache === 'true' ? 'max-age=60' : 'no-store'
}
