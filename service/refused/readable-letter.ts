import type { RefusedEvent } from '../../contract/refused-event.ts'
import type { KeptLetter } from '../storage/storage.ts'

/** A dead letter as it is shown: its body as text, or as base64 when it is none. */
export function readableLetter({ bot: _bot, form: _form, body, ...letter }: KeptLetter): RefusedEvent {
  try {
    // As a stream, because a body cut at its limit may end within a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true })
    return { ...letter, encoding: 'utf-8', body: text }
  } catch {
    return { ...letter, encoding: 'base64', body: Buffer.from(body).toString('base64') }
  }
}
