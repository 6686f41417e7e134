import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../configuration/configuration.ts'

export type AllowOrigin = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Lets pages of the configured origins read any response, errors included, with credentials on /stamp only (SV-04).
 * @fastify/cors is not used: it answers OPTIONS with the same methods for all routes, and also where there is no
 * route. It also cannot handle an address that the router refuses before the hooks run.
 */
export function allowOrigins(origins: Configuration['origins']): AllowOrigin {
  const tellOfRefused = origins === 'all' ? undefined : warnOnce(origins)
  return (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (!origin) return
    if (origins !== 'all' && !origins.includes(origin)) return tellOfRefused?.(origin, request)
    reply.header('access-control-allow-origin', origin)
    // Without it a page of another origin cannot read how long it must wait (QU-18).
    reply.header('access-control-expose-headers', 'Retry-After')
    // The stamp service recognises browsers by its cookie; every other route answers without cookies.
    if (request.url.startsWith('/stamp/')) reply.header('access-control-allow-credentials', 'true')
  }
}

/** Anybody can send any origin, so only so many are logged. */
const mostTold = 20

/** Warns in the log of each origin whose pages cannot read the answers, once, with the remedy. */
function warnOnce(origins: readonly string[]) {
  const told = new Set<string>()
  return (origin: string, request: FastifyRequest): void => {
    if (told.has(origin) || told.size >= mostTold || !isForeign(origin, request)) return
    told.add(origin)
    const remedy = `INSTEP_ORIGINS=${[...origins, origin].join(',')}`
    request.log.warn(`Pages of ${origin} cannot read the answers of the service. If it is your shop, set ${remedy}`)
  }
}

/** Whether an origin is that of a page elsewhere. Browsers also send that of the service itself. */
function isForeign(origin: string, { host }: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin && new URL(origin).host !== host
}
