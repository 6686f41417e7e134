import { Type } from 'typebox'
import { done, listOf } from '../http/answers.ts'
import { pathId } from '../http/path-id.ts'
import { ok } from '../http/status-schema.ts'
import { readableLetter } from '../refused/readable-letter.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const querystring = Type.Object({ trackingId: Type.Optional(pathId) })

/** `GET` and `DELETE /_inspect/deadletters`: what was refused and why, of one property with `?trackingId=` (SV-10). */
export function inspectDeadLettersRoute(app: TypedApp, { storage }: Services): void {
  app.get('/_inspect/deadletters', { schema: { querystring, response: listOf('deadletters') } }, async ({ query }) => {
    const letters = await storage.deadLetters.list(query.trackingId)
    return { deadletters: letters.map(readableLetter).map(({ id: _id, ...letter }) => letter) }
  })
  app.delete('/_inspect/deadletters', { schema: { querystring, response: done } }, async ({ query }) => {
    await storage.deadLetters.clear(query.trackingId)
    return { status: ok }
  })
}
