import { parseJsonObject } from '../../../contract/json.ts'
import { messageOf } from '../../../contract/message-of.ts'
import { limits } from '../../limits.ts'
import type { Reply, Send } from '../remote/request.ts'

export type FunctionAnswer = { data?: unknown; invocationId?: string }

type CallAnswer = FunctionAnswer & { ok?: boolean; message?: unknown; error?: { message?: unknown } }

/**
 * Posts to the service of integration functions and reads its answer, with a time-out of 35 s (QU-14).
 * @throws (rejects) an error with the answer's message and the type HTTP or MALFORMED_RESPONSE (FN-05, FN-06)
 */
export async function callFunction(send: Send, url: string, body: object): Promise<FunctionAnswer> {
  const reply = await postCall(send, url, JSON.stringify(body))
  const answer = parseJsonObject(reply.text) as CallAnswer | undefined
  const message = answer?.error?.message ?? answer?.message
  if (reply.status >= 300) throw callFailure(message ?? `POST ${url} failed: status ${reply.status}`, 'HTTP')
  if (!answer) throw callFailure('the answer is not JSON', 'MALFORMED_RESPONSE')
  if (answer.ok === false) throw callFailure(message ?? 'the function failed')
  return answer
}

async function postCall(send: Send, url: string, body: string): Promise<Reply> {
  try {
    return await send({
      method: 'POST',
      url,
      body,
      // A simple content type avoids a preflight request.
      headers: { 'Content-Type': 'text/plain' },
      timeoutMs: limits.longRequestTimeoutMs,
    })
  } catch (error) {
    throw callFailure(messageOf(error), 'HTTP')
  }
}

function callFailure(message: unknown, type?: 'HTTP' | 'MALFORMED_RESPONSE'): Error {
  return Object.assign(new Error(String(message)), type && { type })
}
