import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { callerAddress } from '../http/caller-address.ts'
import { anyContentType, jsonBody } from '../http/json-body.ts'
import { networkOf } from '../http/network-of.ts'
import { statusSchema } from '../http/path-id.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import { limits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({
    name: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', description: '1 to 64 letters, digits, _ or -' }),
  }),
  body: Type.Record(Type.String(), Type.Unknown(), { description: 'a JSON object' }),
  response: { 202: Type.Object({ status: statusSchema }) },
}

/**
 * `POST /app/{name}`: stores an error report of a script with its time, and keeps the latest 10,000 (SV-37). More than
 * 20 reports per second from one address are refused with 429, before their bodies are read (SV-38).
 */
export function errorsRoute(app: TypedApp, { storage, now }: Services): void {
  const isWithinRate = rateLimit({ calls: limits.errorsPerSecond, windowMs: 1000, now })
  const options = {
    schema,
    config: { rateLimit: true },
    bodyLimit: limits.errorBody,
    preValidation: jsonBody,
    onRequest: [
      anyContentType,
      async (request: FastifyRequest) => {
        if (isWithinRate(networkOf(callerAddress(request)))) return
        throw new Refusal(429, 'too_many', `More than ${limits.errorsPerSecond} reports in a second`)
      },
    ],
  }
  app.post('/app/:name', options, async ({ params, body }, reply) => {
    await storage.errors.keep({ name: params.name, receivedAt: now(), report: cutReport(body) })
    return reply.code(202).send({ status: { code: 202, message: 'accepted' } })
  })
}

/** Returns a report in its stored form: long texts are cut, everything else stays as received (SV-37). */
function cutReport(report: Record<string, unknown>): Record<string, unknown> {
  const { message, stack } = report
  return {
    ...report,
    ...(typeof message === 'string' && { message: message.slice(0, limits.errorMessage) }),
    ...(typeof stack === 'string' && { stack: stack.slice(0, limits.errorStack) }),
  }
}
