import { Type } from 'typebox'
import { anyContentType } from '../http/json-body.ts'
import { ok, pathId, statusSchema } from '../http/path-id.ts'
import { limits } from '../limits.ts'
import { answerQueries } from '../queries/answer-queries.ts'
import { readQueries } from '../queries/read-queries.ts'
import { recordsOf } from '../queries/records-of.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const bodies = {
  raw: Type.Array(Type.Object({}), { maxItems: limits.queriesPerRequest, description: 'queries' }),
  deflate: Type.String({ format: 'binary', description: 'such a list as JSON, as a zlib or a deflate stream' }),
}

const schema = {
  params: Type.Object({ trackingId: pathId }),
  response: { 200: Type.Object({ status: statusSchema, results: Type.Array(Type.Unknown()) }) },
}

/**
 * `POST /queries/{trackingId}/{deflate|raw}`: returns for each query of a list whether the stored record of its user
 * satisfies it (SV-39, SV-40). A record is the stash value for a user in a dataset, under `{dataset}:{userId}` in the
 * public area of the tracking id; for a user without one, that of the visitor. The dataset `visitor-history` is
 * computed from the visitor's stored events.
 */
export function queriesRoutes(app: TypedApp, services: Services): void {
  for (const form of ['deflate', 'raw'] as const) {
    const config = { describedBody: bodies[form] }
    const options = { schema, config, onRequest: anyContentType, bodyLimit: limits.queriesBody }
    app.post(`/queries/:trackingId/${form}`, options, async ({ params, body }) => {
      const items = readQueries(Buffer.isBuffer(body) ? body : new Uint8Array(), form)
      const results = await answerQueries(items, recordsOf(services, params.trackingId), services.now)
      return { status: ok, results }
    })
  }
}
