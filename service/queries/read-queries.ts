import { unpackBody } from '../events/unpack.ts'
import { Refusal } from '../http/refusal.ts'
import { readJson } from '../json/read-json.ts'
import { limits } from '../limits.ts'

/**
 * Reads the list of queries from a body, compressed or plain (SV-39, SV-40).
 * @throws Refusal 400 for a body that is not a list, 413 for too many queries or too much unpacked data
 */
export function readQueries(received: Uint8Array, form: 'deflate' | 'raw'): unknown[] {
  const body = form === 'deflate' && received.length > 0 ? unpackBody(received) : received
  if (body === null) throw new Refusal(400, 'unsupported_encoding', 'The body is not deflate data')
  const reading = readJson(body)
  if ('unreadable' in reading) throw new Refusal(400, 'bad_request', reading.unreadable)
  if (!Array.isArray(reading.value)) throw new Refusal(400, 'bad_request', 'The body is not a list of queries')
  if (reading.value.length <= limits.queriesPerRequest) return reading.value
  throw new Refusal(413, 'too_large', `More than ${limits.queriesPerRequest} queries in one request`)
}
