import type { FastifyRequest } from 'fastify'

/** Whether the browser sent the form itself, without script, and expects a page. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}
