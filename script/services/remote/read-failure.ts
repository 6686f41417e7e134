import type { EventAnswer } from '../../../contract/event.ts'
import type { BatchResult } from '../../queue/batch.ts'
import type { Reply, Request } from './request.ts'

/** Codes from 400 to 499 after which a batch is retried; all others of them refuse it for good (QU-18). */
const passing = [408, 425, 429]

type FailedRequest = { request: Pick<Request, 'method' | 'url'>; answer: Partial<EventAnswer> | undefined }

/** Returns the result for a batch with an unsuccessful answer: it is refused or retried (QU-18). */
export function readFailure({ status, retryAfter }: Reply, { request, answer }: FailedRequest): BatchResult {
  // A proxy answers with its own page, which is not JSON.
  const code = isRefusal(status) ? status : (answer?.status?.code ?? status)
  const reason = `${request.method} ${request.url} failed: status ${code}`
  if (isRefusal(code) || (answer && code >= 300 && code < 400)) return { kind: 'refused', reason }
  if (!answer || code >= 300) return { kind: 'failed', reason, retryAfter: retryAfter ?? null }
  return { kind: 'answered', refused: Array.isArray(answer.rejected) ? answer.rejected : [] }
}

function isRefusal(code: number): boolean {
  return code >= 400 && code < 500 && !passing.includes(code)
}
