import type { FastifyRequest } from 'fastify'

/** An `onRequest` hook: lets any Content-Type pass, also one that is none, which the framework would refuse by itself. */
export async function anyContentType({ raw }: FastifyRequest): Promise<void> {
  delete raw.headers['content-type']
}
