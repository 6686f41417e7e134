import { Type } from 'typebox'
import { anyContentType } from '../http/json-body.ts'
import { ok, pathId, statusSchema } from '../http/path-id.ts'
import { limits } from '../limits.ts'
import { answerQueries } from '../queries/answer-queries.ts'
import { readQueries } from '../queries/read-queries.ts'
import { recordsOf } from '../queries/records-of.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({ trackingId: pathId }),
  response: { 200: Type.Object({ status: statusSchema, results: Type.Array(Type.Unknown()) }) },
}

/**
 * `POST /queries/{trackingId}/{deflate|raw}`: says of a list of queries which of them the stored records of their users
 * satisfy (SV-39, SV-40). A record is what the stash holds of a user in a dataset, under `{dataset}:{userId}` in the public
 * area of the tracking id; where the user has none of their own, that of the visitor. The dataset `visitor-history` is made of
 * the visitor's stored events.
 */
export function queriesRoutes(app: TypedApp, services: Services): void {
  const options = { schema, onRequest: anyContentType, bodyLimit: limits.queriesBody }
  for (const form of ['deflate', 'raw'] as const) {
    app.post(`/queries/:trackingId/${form}`, options, async ({ params, body }) => {
      const items = readQueries(Buffer.isBuffer(body) ? body : new Uint8Array(), form)
      const results = await answerQueries(items, recordsOf(services, params.trackingId), services.now)
      return { status: ok, results }
    })
  }
}
