import { Type } from 'typebox'
import { type CallbackQuery, readCallback } from '../callbacks/read-callback.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  response: { 204: Type.Unsafe<undefined>({ type: 'null' }) },
  querystring: Type.Record(Type.String(), Type.Unsafe<CallbackQuery[string]>({})),
}

/** `GET /cb`: records an impression or a click-through, only once however often it is sent (SV-41, SV-42). */
export function callbacksRoute(app: TypedApp, { storage, now }: Services): void {
  // A HEAD request must not record a callback.
  app.get('/cb', { schema, exposeHeadRoute: false }, async ({ query }, reply) => {
    await storage.callbacks.record({ ...readCallback(query), receivedAt: now() })
    return reply.header('cache-control', 'no-store').code(204).send()
  })
}
