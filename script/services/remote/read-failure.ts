import type { EventAnswer } from '../../../contract/event.ts'
import type { BatchResult } from '../../queue/batch.ts'
import type { Reply, Request } from './request.ts'

/** Codes below 500 after which a batch is tried again; any other from 400 on means that it is refused for good (QU-18). */
const passing = [408, 425, 429]

type FailedRequest = { request: Pick<Request, 'method' | 'url'>; answer: Partial<EventAnswer> | undefined }

/** What becomes of a batch whose answer is not that all is well: it is refused, or to be tried again (QU-18). */
export function readFailure({ status, retryAfter }: Reply, { request, answer }: FailedRequest): BatchResult {
  // A proxy refuses with a page of its own.
  const code = isRefusal(status) ? status : (answer?.status?.code ?? status)
  const reason = `${request.method} ${request.url} failed: status ${code}`
  if (isRefusal(code) || (answer && code >= 300 && code < 400)) return { kind: 'refused', reason }
  if (!answer || code >= 300) return { kind: 'failed', reason, retryAfter: retryAfter ?? null }
  return { kind: 'answered', refused: Array.isArray(answer.rejected) ? answer.rejected : [] }
}

function isRefusal(code: number): boolean {
  return code >= 400 && code < 500 && !passing.includes(code)
}
