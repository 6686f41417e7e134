import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../configuration/configuration.ts'

export type AllowOrigin = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Lets pages of the configured origins read any response, errors included, with credentials on /stamp only (SV-04).
 * @fastify/cors is not used: it answers OPTIONS with the same methods for all routes, and also where there is no
 * route. It also cannot handle an address that the router refuses before the hooks run.
 */
export function allowOrigins(origins: Configuration['origins']): AllowOrigin {
  return (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (!origin || !(origins === 'all' || origins.includes(origin))) return
    reply.header('access-control-allow-origin', origin)
    // Without it a page of another origin cannot read how long it must wait (QU-18).
    reply.header('access-control-expose-headers', 'Retry-After')
    // The stamp service recognises browsers by its cookie; every other route answers without cookies.
    if (request.url.startsWith('/stamp/')) reply.header('access-control-allow-credentials', 'true')
  }
}
