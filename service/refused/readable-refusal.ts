import type { RefusedEvent } from '../../contract/refused-event.ts'
import type { KeptRefusal } from '../storage/storage.ts'

/** A refused event as it is shown: its body as text, or as base64 when it is none. */
export function readableRefusal({ bot: _bot, form: _form, body, ...record }: KeptRefusal): RefusedEvent {
  try {
    // As a stream, because a body cut at its limit may end within a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true })
    return { ...record, encoding: 'utf-8', body: text }
  } catch {
    return { ...record, encoding: 'base64', body: Buffer.from(body).toString('base64') }
  }
}
