import type { FastifyRequest } from 'fastify'
import { readJson } from '../json/read-json.ts'
import { Refusal } from './refusal.ts'

/**
 * A `preValidation` hook that parses the received bytes as JSON whatever the Content-Type says, for routes with a body
 * schema.
 * @throws Refusal 400 when the body is not JSON
 */
export async function jsonBody(request: FastifyRequest): Promise<void> {
  const reading = readJson(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
  if ('unreadable' in reading) throw new Refusal(400, 'bad_request', reading.unreadable)
  request.body = reading.value
}

/**
 * An `onRequest` hook that accepts any Content-Type, including an invalid one, which the framework would otherwise
 * refuse.
 */
export async function anyContentType({ raw }: FastifyRequest): Promise<void> {
  delete raw.headers['content-type']
}
