import type { FastifyRequest } from 'fastify'

/** Whether a browser sent the form by itself, without the page's script: it expects a page. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}
