import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Configuration } from '../configuration/configuration.ts'
import type { TypedApp } from '../typed-app.ts'
import { plainAddress } from './plain-address.ts'
import { Refusal } from './refusal.ts'

const forOperators = /^\/(?:_inspect\/|metrics$|events\/(?:refused|replay)$|campaigns\/|results\/|costs\/|changes\/)/

/** Returns whether a route, by its pattern, is for operators. */
export function isForOperators(url: string): boolean {
  return forOperators.test(url)
}

/** Headers that reveal a proxy or a CDN. */
const proxyHeader =
  /^(?:forwarded|via|cdn-loop|true-client-ip|x-(?:forwarded|real-ip|client-ip|cluster-client|original|envoy|amz|appengine|arr)|cf-|fastly-)/

/**
 * Lets only operators read and change data sent by visitors: with the configured bearer token or, when none is set,
 * from the machine itself (BV-04). A proxy on the same machine looks like the machine and may leave no trace, as nginx
 * with default settings. Without a token, access is therefore refused in production, and where the service listens
 * beyond this machine.
 */
export function operatorsOnly(app: TypedApp, configuration: Configuration): void {
  const { token } = configuration
  const why = whyOperatorsAreRefused(configuration)
  app.addHook('onRequest', async (request, reply) => {
    if (!isForOperators(request.routeOptions.url ?? '')) return
    if (token !== null) {
      if (isToken(request.headers.authorization, token)) return
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal(401, 'unauthorized', 'The bearer token of the configuration is needed')
    }
    refuseElsewhere(request, why)
  })
}

/**
 * Returns why all operators are refused, with the remedy; undefined when those on this machine or with the token are
 * admitted.
 */
export function whyOperatorsAreRefused({ token, environment, host }: Configuration): string | undefined {
  if (token !== null) return undefined
  if (environment === 'production') return 'Operators need a token in production: set INSTEP_TOKEN'
  if (isThisMachine(host)) return undefined
  return `Operators need a token where the service listens beyond this machine (HOST is ${host}): set INSTEP_TOKEN`
}

function isToken(authorization: string | undefined, token: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${token}`))
}

/**
 * Lets only this machine in, where no token is configured.
 * @param why why all operators are refused, as `whyOperatorsAreRefused` tells
 * @throws Refusal 403
 */
export function refuseElsewhere(request: FastifyRequest, why: string | undefined): void {
  if (why !== undefined) throw new Refusal(403, 'forbidden', why)
  if (isFromThisMachine(request)) return
  throw new Refusal(403, 'forbidden', 'Without a token in the configuration only this machine is answered')
}

/**
 * Returns whether a request comes from this machine itself and not through a proxy on it. nginx speaks HTTP/1.0 to its
 * upstream by default; browsers and our command line do not.
 */
function isFromThisMachine({ raw, headers, host }: FastifyRequest): boolean {
  if (raw.httpVersion === '1.0' || Object.keys(headers).some((name) => proxyHeader.test(name))) return false
  return isThisMachine(raw.socket.remoteAddress ?? '') && isThisMachine(host.replace(/:\d+$/, ''))
}

/** Returns whether an address or a host name can only mean the machine itself. */
function isThisMachine(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.+)\]$/, '$1')
  const address = plainAddress(bare)
  if (address !== null) return address === '::1' || address.startsWith('127.')
  return /(?:^|\.)localhost$/.test(bare)
}
