import type { FastifyRequest } from 'fastify'
import { readJson } from '../json/read-json.ts'
import { Refusal } from './refusal.ts'

/**
 * A `preValidation` hook: turns the received bytes into JSON whatever the Content-Type says, for routes with a body schema.
 *
 * @throws Refusal 400 when the body is no JSON
 */
export async function jsonBody(request: FastifyRequest): Promise<void> {
  const reading = readJson(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
  if ('unreadable' in reading) throw new Refusal(400, 'bad_request', reading.unreadable)
  request.body = reading.value
}

/** An `onRequest` hook: lets any Content-Type pass, also one that is none, which the framework would refuse by itself. */
export async function anyContentType({ raw }: FastifyRequest): Promise<void> {
  delete raw.headers['content-type']
}
