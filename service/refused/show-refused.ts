import type { Transform } from 'node:stream'
import { constants, createInflateRaw, createUnzip } from 'node:zlib'
import type { RefusedEventRow } from '../../contract/console/events.ts'
import { limits } from '../limits.ts'
import type { KeptRefusal } from '../storage/storage.ts'

/** What is there of a body that was cut when it was received is unpacked too. */
const toItsEnd = { finishFlush: constants.Z_SYNC_FLUSH }
const unpackers = [() => createUnzip(toItsEnd), () => createInflateRaw(toItsEnd)]

/**
 * Describes a refused event for a reader, with at most `longest` characters of its body. A compressed one is unpacked as
 * far as it can be, and never beyond the size of a body that is accepted.
 */
export async function showRefused(
  { id, receivedAt, reason, index, body }: KeptRefusal,
  longest: number,
): Promise<RefusedEventRow> {
  const shown = await textOf(body)
  // A whole body is kept up to a limit, so that one of just this size is only the beginning.
  const isKeptPart = index === null && body.length >= limits.refusedBody
  const isCut = isKeptPart || shown.isPart || shown.text.length > longest
  const { form, text } = shown
  return { id, receivedAt, reason, index, form, isCut, size: body.length, text: text.slice(0, longest) }
}

type ShownText = { form: RefusedEventRow['form']; text: string; isPart: boolean }

async function textOf(body: Uint8Array): Promise<ShownText> {
  const plain = decodeText(body)
  if (plain !== null) return { form: 'text', text: plain, isPart: false }
  for (const createUnpacker of unpackers) {
    const { bytes, isPart } = await unpackBeginning(body, createUnpacker())
    const text = bytes.length > 0 ? decodeText(bytes) : null
    if (text !== null) return { form: 'unpacked', text, isPart }
  }
  return { form: 'base64', text: Buffer.from(body).toString('base64'), isPart: false }
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    // Decoded as a stream, because a body cut at its limit may end within a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

async function unpackBeginning(packed: Uint8Array, unpacker: Transform): Promise<{ bytes: Buffer; isPart: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    unpacker.end(packed)
    for await (const chunk of unpacker) {
      chunks.push(chunk)
      size += chunk.length
      if (size > limits.eventsUnpacked) break
    }
  } catch {
    // What came before the fault is shown.
    return { bytes: Buffer.concat(chunks), isPart: true }
  }
  return { bytes: Buffer.concat(chunks).subarray(0, limits.eventsUnpacked), isPart: size > limits.eventsUnpacked }
}
