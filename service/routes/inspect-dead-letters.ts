import { Type } from 'typebox'
import { pathId } from '../http/path-id.ts'
import { ok } from '../http/status-schema.ts'
import type { Services } from '../services.ts'
import type { DeadLetter } from '../storage/storage.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = { querystring: Type.Object({ trackingId: Type.Optional(pathId) }) }

/** `GET` and `DELETE /_inspect/deadletters`: what was refused and why, of one property with `?trackingId=` (SV-10). */
export function inspectDeadLettersRoute(app: TypedApp, { storage }: Services): void {
  app.get('/_inspect/deadletters', { schema }, async ({ query }) => {
    const letters = await storage.deadLetters.list(query.trackingId)
    return { deadletters: letters.map(readable) }
  })
  app.delete('/_inspect/deadletters', { schema }, async ({ query }) => {
    await storage.deadLetters.clear(query.trackingId)
    return { status: ok }
  })
}

function readable({ body, ...letter }: DeadLetter) {
  try {
    // As a stream, because a body cut at its limit may end within a character.
    return {
      ...letter,
      encoding: 'utf-8',
      body: new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true }),
    }
  } catch {
    return { ...letter, encoding: 'base64', body: Buffer.from(body).toString('base64') }
  }
}
