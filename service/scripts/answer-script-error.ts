import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from '../http/refusal-of.ts'

/** Answers a refused request for a script with a plain text comment (SV-02). */
export function answerScriptError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message } = refusalOf(error, request.id)
  if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected failure')
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`// ${code}: ${message}\n`)
}
