import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../configuration.ts'

export type AllowOrigin = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Lets pages of the configured origins read any answer, errors included, with credentials on /stamp only (SV-04). Own lines instead of @fastify/cors,
 * which answers OPTIONS with one list of methods for all routes, and also where there is no route; and it cannot be
 * called for an address that the router refuses before the hooks run.
 */
export function allowOrigins(origins: Configuration['origins']): AllowOrigin {
  return (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (!origin || !(origins === 'all' || origins.includes(origin))) return
    reply.header('access-control-allow-origin', origin)
    // Without it a page of another origin cannot read how long it is asked to wait (QU-18).
    reply.header('access-control-expose-headers', 'Retry-After')
    // The stamp service knows browsers by its cookie; every other route answers without any.
    if (request.url.startsWith('/stamp/')) reply.header('access-control-allow-credentials', 'true')
  }
}
