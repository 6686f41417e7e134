import { Type } from 'typebox'
import { ok, pathId, statusSchema } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { browserToken, sentToken, takeToken } from '../stamp/browser-token.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({ trackingId: pathId }),
  response: { 200: Type.Object({ status: statusSchema, state: Type.Union([Type.String(), Type.Null()]) }) },
}

// The characters allowed in a cookie value: no spaces, control characters, quotes, commas, semicolons or backslashes.
const stateText = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,4096}$/

/** The state of a visitor without an id, which the script sends for a visitor who denies consent. */
const nobody = ':'

/**
 * `GET /stamp/t/{trackingId}`: returns the last state stored for this browser, or null (SV-35). A state in the header
 * `X-Qb-State` is stored first (SV-36). A state without a visitor deletes the stored state (BC-02).
 */
export function stampRoute(app: TypedApp, { storage, random, now }: Services): void {
  app.get('/stamp/t/:trackingId', { schema }, async (request, reply) => {
    const { trackingId } = request.params
    const sent = request.headers['x-qb-state']
    if (sent !== undefined && !(typeof sent === 'string' && stateText.test(sent))) {
      throw new Refusal(400, 'bad_request', 'X-Qb-State is not 1 to 4096 characters of a cookie value')
    }
    reply.header('cache-control', 'no-store')
    if (sent === nobody) {
      const token = sentToken(request)
      if (token && !(await storage.stamps.forget(trackingId, token))) takeToken(request, reply)
      return { status: ok, state: sent }
    }
    const token = browserToken(request, reply, random)
    if (sent !== undefined) await storage.stamps.write({ trackingId, token, state: sent, storedAt: now() })
    return { status: ok, state: sent ?? (await storage.stamps.read(trackingId, token)) }
  })
}
