import type { FastifyReply } from 'fastify'

const codes: Record<number, string> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
}

/** Answers a refused request as JSON with its reason in words (SV-02). */
export function sendProblem(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ status: { code: status, message }, error: { code: codes[status] ?? 'internal', message } })
}
