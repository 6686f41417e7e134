import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyContentType, jsonBody } from '../http/json-body.ts'
import { pathId } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import { limits } from '../limits.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({ trackingId: pathId }),
  body: Type.Object({ visitorId: pathId }),
  response: { 204: Type.Unsafe<undefined>({ type: 'null' }) },
}

/** 365 days in seconds (CK-01). */
const maxAge = 365 * 24 * 60 * 60

/**
 * `POST /id/{trackingId}` with `{visitorId}`: renews the visitor id cookie from the shop's own domain, because
 * browsers limit the lifetime of cookies that a script writes (BU-08). The shop's server forwards the path to this
 * service, with the host in `Host` or, when it is a trusted proxy, in `X-Forwarded-Host`. The script reads the cookie,
 * so it is not HttpOnly.
 */
export function idRoute(app: TypedApp, cookieDomains: readonly string[]): void {
  const options = {
    schema,
    bodyLimit: limits.idBody,
    preValidation: jsonBody,
    onRequest: [anyContentType, refuseOtherSites],
  }
  app.post('/id/:trackingId', options, async (request, reply) => {
    const domain = shopDomain(cookieDomains, request.hostname ?? '')
    const secure = request.protocol === 'https'
    reply.setCookie('_qubitTracker', request.body.visitorId, { path: '/', domain, maxAge, sameSite: 'lax', secure })
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

// Otherwise a form on another site could give the shopper another visitor's id.
async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site') {
    throw new Refusal(403, 'forbidden', 'The visitor id is renewed by pages of the shop only')
  }
}

/**
 * Returns the `Domain` of a cookie that belongs to the shop (CK-01): the longest configured domain that the host
 * equals or is below. A host that matches none is a proxy's own name, and the first configured domain is used. Without
 * configuration it is the host. Undefined for a host that cannot have domain cookies, such as `localhost`.
 */
export function shopDomain(domains: readonly string[], host: string): string | undefined {
  const name = host.toLowerCase()
  const [longest] = domains
    .filter((domain) => name === domain || name.endsWith(`.${domain}`))
    .sort((a, b) => b.length - a.length)
  const domain = longest ?? domains[0] ?? name
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) ? domain : undefined
}
