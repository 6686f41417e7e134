import { limits } from '../../limits.ts'
import type { Reply, Send } from '../remote/request.ts'

export type FunctionAnswer = { data?: unknown; invocationId?: string }

type Answer = FunctionAnswer & { ok?: boolean; message?: unknown; error?: { message?: unknown } }

/**
 * Posts to the service of integration functions and reads its answer; waits up to 35 s (QU-14).
 * @throws (rejects) with the answer's own message, and the type HTTP or MALFORMED_RESPONSE (FN-05, FN-06)
 */
export async function callFunction(send: Send, url: string, body: object): Promise<FunctionAnswer> {
  const reply = await post(send, url, JSON.stringify(body))
  const answer = parse(reply.text)
  const message = answer?.error?.message ?? answer?.message
  if (reply.status >= 300) throw failure(message ?? `POST ${url} failed: status ${reply.status}`, 'HTTP')
  if (!answer) throw failure('the answer is not JSON', 'MALFORMED_RESPONSE')
  if (answer.ok === false) throw failure(message ?? 'the function failed')
  return answer
}

async function post(send: Send, url: string, body: string): Promise<Reply> {
  try {
    return await send({
      method: 'POST',
      url,
      body,
      // A simple content type: no preflight.
      headers: { 'Content-Type': 'text/plain' },
      timeoutMs: limits.longRequestTimeoutMs,
    })
  } catch (error) {
    throw failure(error instanceof Error ? error.message : error, 'HTTP')
  }
}

function failure(message: unknown, type?: 'HTTP' | 'MALFORMED_RESPONSE'): Error {
  return Object.assign(new Error(String(message)), type && { type })
}

/** Undefined for what is no object in JSON. */
function parse(text: string): Answer | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Answer) : undefined
  } catch {
    return undefined
  }
}
