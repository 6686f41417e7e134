import { deflateSync } from 'node:zlib'
import type { EventAnswer } from '../../contract/event.ts'
import type { TypedApp } from '../typed-app.ts'

type Batch = {
  /** Sent as JSON; other content is given in `body`. */
  events?: unknown
  body?: string | Buffer
  form?: 'raw' | 'deflate'
  trackingId?: string
  query?: string
  headers?: Record<string, string>
}

/** Posts a batch in the same way as the script, as text/plain. */
export async function postEvents(app: TypedApp, { events = [], form = 'raw', ...batch }: Batch) {
  const { body = JSON.stringify(events), trackingId = 'shop', query = '', headers = {} } = batch
  const answer = await app.inject({
    method: 'POST',
    url: `/events/${form}/${trackingId}${query}`,
    headers: { 'content-type': 'text/plain', ...headers },
    body: form === 'deflate' && typeof body === 'string' ? deflateSync(body) : body,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<EventAnswer>() }
}
