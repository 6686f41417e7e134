import type { WireEvent } from '../../contract/event.ts'
import type { EventAnswer } from '../../contract/event-answer.ts'
import { zlib } from '../deflate/zlib.ts'
import { limits } from '../limits.ts'
import type { BatchResult } from '../queue/event-queue.ts'
import type { Reply, Request, Send } from './request.ts'

export type PostEventsNeeds = { send: Send; host: string; trackingId: string; compression: boolean }
export type PostHow = { dedupe: boolean; leaving: boolean }

/** Codes after which a batch is tried again; any other but 2xx means it is refused for good (QU-18). */
const passing = [408, 429]

/**
 * Posts batches to the collection service and says what became of each (QU-10 to QU-12, BY-08). Never throws. Undefined
 * for a batch of a leaving page that would make too much be in flight: it is not sent (BY-06).
 */
export function createPostEvents({ send, host, trackingId, compression }: PostEventsNeeds) {
  const deflates = compression && typeof Uint8Array === 'function'
  const url = `${host}/events/${deflates ? 'deflate' : 'raw'}/${encodeURIComponent(trackingId)}`
  let bytes = 0
  let requests = 0

  async function post(request: Request, weight: number): Promise<BatchResult> {
    bytes += weight
    requests++
    try {
      return readAnswer(await send(request), request)
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
    } finally {
      bytes -= weight
      requests--
    }
  }

  return (batch: WireEvent[], { dedupe, leaving }: PostHow): Promise<BatchResult> | undefined => {
    const json = JSON.stringify(batch)
    const text = new TextEncoder().encode(json)
    const packed = deflates ? zlib(text) : text
    const weight = packed.length
    if (leaving && (requests >= limits.leavingRequests || bytes + weight >= limits.leavingBytes)) return undefined
    const request: Request = {
      method: 'POST',
      url: dedupe ? `${url}?dedupe=true` : url,
      body: deflates ? packed : json,
      // A simple content type: no preflight, which a leaving page could not wait for.
      headers: { 'Content-Type': 'text/plain' },
      keepalive: leaving,
    }
    return post(request, weight)
  }
}

function readAnswer({ status, text }: Reply, { method, url }: Request): BatchResult {
  const answer = parse(text)
  const code = answer?.status?.code ?? status
  const reason = `${method} ${url} failed: status ${code}`
  if (!answer || code >= 500 || passing.includes(code)) return { kind: 'failed', reason }
  if (code >= 300) return { kind: 'refused', reason }
  return { kind: 'answered', refused: Array.isArray(answer.rejected) ? answer.rejected : [] }
}

/** Undefined for an answer without a readable body. */
function parse(text: string): Partial<EventAnswer> | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Partial<EventAnswer>) : undefined
  } catch {
    return undefined
  }
}
