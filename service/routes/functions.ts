import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { isFields } from '../../contract/json.ts'
import type { CallFunction } from '../functions/call-function.ts'
import type { Functions } from '../functions/integration-function.ts'
import { newInvocationId } from '../functions/invocation-log.ts'
import { anyContentType, jsonBody } from '../http/json-body.ts'
import { statusSchema } from '../http/path-id.ts'
import { Refusal, refusalBody } from '../http/refusal.ts'
import { textId } from '../http/text-id.ts'
import { limits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const params = Type.Object({ id: textId })
const body = Type.Object({
  key: Type.Optional(Type.Union([textId, Type.Null()])),
  data: Type.Optional(Type.Unknown()),
  callerData: Type.Optional(Type.Unknown()),
  meta: Type.Optional(Type.Unknown()),
})

/** A failed run has `error` instead of `data`. */
const told = Type.Object({
  ok: Type.Boolean(),
  data: Type.Optional(Type.Unknown()),
  error: Type.Optional(Type.Unknown()),
  status: Type.Optional(statusSchema),
  message: Type.Optional(Type.String()),
  invocationId: Type.String(),
})
/** Route options shared by all function routes. */
export const functionOptions = {
  onRequest: anyContentType,
  preValidation: jsonBody,
  preSerialization: asFunctionAnswer,
  bodyLimit: limits.functionsBody,
}

/** Returns the parts of a call as they are stored and passed to the function: missing fields become null. */
export function callOf({ key, data, callerData, meta }: Static<typeof body>) {
  return { key: key ?? null, data: data ?? null, callerData: callerData ?? null, meta: meta ?? null }
}

/** Checks that a function is registered. @throws Refusal 404 for an unknown id (SV-44) */
export function requireFunction(functions: Functions, id: string): void {
  if (!functions.has(id)) throw new Refusal(404, 'not_found', `There is no function "${id}"`)
}

/** `POST /qfn/{id}`: runs the function with that id and returns its result (SV-43, SV-44). */
export function functionsRoute(
  app: TypedApp,
  { functions, call, random }: { functions: Functions; call: CallFunction; random: Services['random'] },
): void {
  app.post(
    '/qfn/:id',
    { schema: { params, body, response: { 200: told, 504: told } }, ...functionOptions },
    async ({ params: { id }, body }, reply) => {
      requireFunction(functions, id)
      const invocationId = newInvocationId(random)
      const outcome = await call({ id, invocationId, ...callOf(body) })
      if (outcome.kind === 'done') return { ok: true, data: outcome.data, invocationId }
      const { message } = outcome
      if (outcome.kind === 'failed') return { ok: false, error: { message }, message, invocationId }
      reply.code(504)
      return { ok: false, ...refusalBody({ status: 504, code: 'internal', message }), message, invocationId }
    },
  )
}

/**
 * A `preSerialization` hook that adds to refusals the fields of all function responses, `{ok false, error {message},
 * message}` (SV-44).
 */
async function asFunctionAnswer(_request: FastifyRequest, _reply: FastifyReply, answer: unknown) {
  if (!isFields(answer) || 'ok' in answer || !isFields(answer.error)) return answer
  return { ok: false, ...answer, message: answer.error.message }
}
