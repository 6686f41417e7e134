import type { EventAnswer, WireEvent } from '../../../contract/event.ts'
import { parseJsonObject } from '../../../contract/json.ts'
import { messageOf } from '../../../contract/message-of.ts'
import { limits } from '../../limits.ts'
import type { BatchResult, PostHow } from '../../queue/batch.ts'
import type { Request, Send } from './request.ts'

export type PostEventsNeeds = {
  send: Send
  host: string
  trackingId: string
}

/**
 * Creates the function that posts batches to the collection service and resolves to their results (QU-10 to QU-12,
 * BY-08). Never rejects. Undefined for a batch that is not sent, because the page is being left and too many bytes are in
 * flight (BY-06).
 */
export function createPostEvents({ send, host, trackingId }: PostEventsNeeds) {
  let bytes = 0
  let requests = 0

  async function postBatch(request: Request, weight: number): Promise<BatchResult> {
    bytes += weight
    requests++
    try {
      const reply = await send(request)
      const answer = parseJsonObject(reply.text) as Partial<EventAnswer> | undefined
      if (reply.status < 300 && (answer?.status?.code ?? 300) < 300)
        return { kind: 'answered', refused: Array.isArray(answer?.rejected) ? answer.rejected : [] }
      // Loaded on demand, because most answers are successful. If it cannot be loaded, the batch is retried.
      return (await import('./read-failure.ts')).readFailure(reply, { request, answer })
    } catch (error) {
      return { kind: 'failed', reason: messageOf(error) }
    } finally {
      bytes -= weight
      requests--
    }
  }

  return (batch: WireEvent[], { dedupe, leaving, packed }: PostHow): Promise<BatchResult> | undefined => {
    const json = JSON.stringify(batch)
    const weight = (packed ?? new TextEncoder().encode(json)).length
    if (leaving && (requests >= limits.leavingRequests || bytes + weight >= limits.leavingBytes)) return undefined
    // A page being left cannot wait for compression.
    const body = packed ?? json
    const route = packed ? 'deflate' : 'raw'
    const request: Request = {
      method: 'POST',
      url: `${host}/events/${route}/${encodeURIComponent(trackingId)}${dedupe ? '?dedupe=true' : ''}`,
      body,
      // A simple content type avoids a preflight request, for which a page being left cannot wait.
      headers: { 'Content-Type': 'text/plain' },
      keepalive: leaving,
    }
    return postBatch(request, weight)
  }
}
