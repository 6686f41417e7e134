import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRecord } from '../is-record.ts'

/**
 * A `preSerialization` hook: gives refusals of the function routes the form of all their answers as well, `{ok false,
 * error {message}, message}` (SV-44).
 */
export async function asFunctionAnswer(_request: FastifyRequest, _reply: FastifyReply, answer: unknown) {
  if (!isRecord(answer) || 'ok' in answer || !isRecord(answer.error)) return answer
  return { ok: false, ...answer, message: answer.error.message }
}
