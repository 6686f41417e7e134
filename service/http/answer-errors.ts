import type { FastifyReply, FastifyRequest } from 'fastify'
import { createFailureLog } from '../logging/log-failures.ts'
import type { TypedApp } from '../typed-app.ts'
import { Refusal, refusalBody } from './refusal.ts'
import { refusalOf } from './refusal-of.ts'

/**
 * Answers every error as JSON with its reason: in GraphQL's form on its route, and as a comment where a script is
 * requested. Logs unexpected errors without any data of the visitor (SV-02).
 */
export function answerErrors(app: TypedApp): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
}

/** Answers an error, including those that the router finds before any hook has run. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (/^\/(?:cdn|preview)\//.test(request.url)) {
    answerScriptError(error, request, reply)
    return
  }
  const refusal = refusalOf(error, request.id)
  logFailure(error, request)
  // The framework would close the connection, and a client still sending would see that instead of the response. The
  // rest is read and discarded, for as long as a request may take.
  if (refusal.status === 413) reply.removeHeader('connection')
  tellWhenToRetry(refusal, reply)
  reply.code(refusal.status).header('cache-control', 'no-store').send(bodyOf(refusal, request))
}

/** That of each service in the process, by its server. */
const failureLogs = new WeakMap<object, ReturnType<typeof createFailureLog>>()

/** Logs what nobody expected. What the service refuses on purpose, such as requests beyond its bounds, is counted instead. */
function logFailure(error: unknown, request: FastifyRequest): void {
  if (refusalOf(error, request.id).status < 500 || error instanceof Refusal) return
  const { server } = request.server
  const logFailures = failureLogs.get(server) ?? createFailureLog(Date.now)
  failureLogs.set(server, logFailures)
  logFailures(request.log, error, request.routeOptions.url)
}

function tellWhenToRetry({ retryAfter }: Refusal, reply: FastifyReply): void {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
}

function bodyOf(refusal: Refusal, { url }: FastifyRequest) {
  return /^\/graphql(?:\?|$)/.test(url) ? { errors: [{ message: refusal.message }] } : refusalBody(refusal)
}

/** Answers a refused request for a script with a plain text comment (SV-02). */
function answerScriptError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error, request.id)
  const { status, code, message } = refusal
  logFailure(error, request)
  tellWhenToRetry(refusal, reply)
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`// ${code}: ${message}\n`)
}
