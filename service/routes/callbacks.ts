import { Type } from 'typebox'
import { type CallbackQuery, readCallback } from '../callbacks/read-callback.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

/** Described only: what is wrong with an option, the route says in words of its own. */
const describeOption = (description: string) => Type.Optional(Type.Unsafe<CallbackQuery[string]>({ description }))

const schema = {
  response: { 204: Type.Unsafe<undefined>({ type: 'null' }) },
  querystring: Type.Object({
    d: describeOption('the callback data of the content, needed'),
    ts: describeOption('when it happened, epoch milliseconds, needed'),
    imp: describeOption('1 for an impression'),
    t: describeOption('1 for a click-through; exactly one of imp and t is needed'),
    p: describeOption('the id of a product, any number of times'),
    gcid: describeOption("the visitor's id of a tag for analytics"),
    gsid: describeOption("the session's id of a tag for analytics"),
  }),
}

/** `GET /cb`: records an impression or a click-through, only once however often it is sent (SV-41, SV-42). */
export function callbacksRoute(app: TypedApp, { storage, now }: Services): void {
  // A HEAD request must not record a callback.
  app.get('/cb', { schema, exposeHeadRoute: false }, async ({ query }, reply) => {
    await storage.callbacks.record({ ...readCallback(query), receivedAt: now() })
    return reply.header('cache-control', 'no-store').code(204).send()
  })
}
