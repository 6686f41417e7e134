import { Type } from 'typebox'
import type { RefusedEventsAnswer, ReplayAnswer, ReplayOutcome } from '../../contract/refused-event.ts'
import { anyContentType, jsonBody } from '../http/json-body.ts'
import { ok, pathId, statusSchema } from '../http/path-id.ts'
import { limits } from '../limits.ts'
import { readableRefusal, replayRefused } from '../refused/replay-refused.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const letterId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const listSchema = {
  querystring: Type.Object({
    trackingId: Type.Optional(pathId),
    after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$', description: 'the id to go on after' })),
  }),
  response: {
    200: Type.Object({
      refused: Type.Array(
        Type.Object({
          id: letterId,
          trackingId: Type.String(),
          receivedAt: Type.Integer({ description: 'epoch milliseconds' }),
          reason: Type.String(),
          index: Type.Union([Type.Integer(), Type.Null()]),
          encoding: Type.Union([Type.Literal('utf-8'), Type.Literal('base64')]),
          body: Type.String(),
        }),
      ),
      next: Type.Union([letterId, Type.Null()]),
    }),
  },
}
const replaySchema = {
  body: Type.Object({
    events: Type.Array(Type.Object({ id: letterId, body: Type.Optional(Type.String()) }), {
      maxItems: limits.refusedPerRequest,
    }),
  }),
  response: {
    200: Type.Object({
      status: statusSchema,
      replayed: Type.Array(
        Type.Object({
          id: letterId,
          accepted: Type.Integer(),
          duplicates: Type.Integer(),
          reasons: Type.Array(Type.String()),
        }),
      ),
    }),
  },
}

/**
 * `GET /events/refused` lists the refused events in pages, those of one property with `?trackingId=`. `POST
 * /events/replay` sends some of them through the checks for new events again (BY-09). For operators only.
 */
export function refusedEventsRoutes(app: TypedApp, { storage }: Services): void {
  app.get('/events/refused', { schema: listSchema }, async ({ query }, reply): Promise<RefusedEventsAnswer> => {
    const records = await storage.refusedEvents.page(
      Number(query.after ?? 0),
      limits.refusedPerRequest,
      query.trackingId,
    )
    reply.header('cache-control', 'no-store')
    const last = records.length === limits.refusedPerRequest ? records.at(-1) : undefined
    return { refused: records.map(readableRefusal), next: last?.id ?? null }
  })

  const replay = {
    schema: replaySchema,
    bodyLimit: limits.replayBody,
    preValidation: jsonBody,
    onRequest: anyContentType,
  }
  app.post('/events/replay', replay, async ({ body }): Promise<ReplayAnswer> => {
    const replayed: ReplayOutcome[] = []
    for (const { id, body: repaired } of body.events) {
      const record = await storage.refusedEvents.find(id)
      replayed.push(record ? await replayRefused(storage, record, repaired) : goneOutcome(id))
    }
    return { status: ok, replayed }
  })
}

function goneOutcome(id: number): ReplayOutcome {
  return { id, accepted: 0, duplicates: 0, reasons: ['It is not kept any more'] }
}
