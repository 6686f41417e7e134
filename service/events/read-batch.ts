import { Refusal } from '../http/refusal.ts'
import { readJson } from '../json/read-json.ts'
import { limits } from '../limits.ts'
import { unpackBody } from './unpack.ts'

/** How the body of a batch is encoded: compressed, or as plain JSON. */
export type BatchForm = 'deflate' | 'raw'

/** One item of a batch: its value, and its exact text, which is what is stored. */
export type BatchItem = { text: string; value: unknown }

/** For a body that cannot be read, `form` says how to read the stored body later. */
export type BatchReading = { items: BatchItem[] } | { refusal: Refusal; form: BatchForm; body: Uint8Array }

/**
 * Reads a batch of events (SV-29, SV-30). For a body that cannot be read, returns the refusal and the data to store:
 * the unpacked text, else the bytes as received (SV-32).
 * @param takeBytes is told how long the unpacked text is before it is read, which is most of the work, and may refuse it
 * @throws Refusal 413 for a body that is too large when unpacked, or contains too many events, and what `takeBytes` throws
 */
export function readBatch(received: Uint8Array, form: BatchForm, takeBytes?: (unpacked: number) => void): BatchReading {
  const body = form === 'deflate' && received.length > 0 ? unpackBody(received) : received
  if (body === null)
    return refuseBatch(
      { body: received, form },
      new Refusal(400, 'unsupported_encoding', 'The body is not deflate data'),
    )
  takeBytes?.(body.length)
  const reading = readJson(body)
  if ('unreadable' in reading)
    return refuseBatch({ body, form: 'raw' }, new Refusal(400, 'bad_request', reading.unreadable))
  const { value, items } = reading
  if (!Array.isArray(value))
    return refuseBatch({ body, form: 'raw' }, new Refusal(400, 'bad_request', 'The body is not a list of events'))
  if (value.length > limits.eventsPerRequest) {
    throw new Refusal(413, 'too_large', `More than ${limits.eventsPerRequest} events in one request`)
  }
  return { items: items.map((text, at) => ({ text, value: value[at] })) }
}

function refuseBatch({ body, form }: { body: Uint8Array; form: BatchForm }, refusal: Refusal): BatchReading {
  return { refusal, form, body: body.subarray(0, limits.refusedBody) }
}
