import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Configuration } from '../configuration.ts'
import type { TypedApp } from '../typed-app.ts'
import { plainAddress } from './plain-address.ts'
import { Refusal } from './refusal.ts'

const forOperators = /^\/(?:_inspect\/|events\/(?:refused|replay)$|campaigns\/|results\/)/

/** Headers by which a proxy or a CDN gives itself away. */
const proxyHeader =
  /^(?:forwarded|via|cdn-loop|true-client-ip|x-(?:forwarded|real-ip|client-ip|cluster-client|original|envoy|amz|appengine|arr)|cf-|fastly-)/

/**
 * Lets only operators read and change what visitors sent: with the bearer token of the configuration or, when none is
 * set, by a request that the machine made itself (BV-04). A proxy on the same machine looks like the machine and need not
 * leave a trace, as nginx without further settings does not; so nobody is let in without a token in production, nor
 * where the service listens beyond this machine.
 */
export function operatorsOnly(app: TypedApp, configuration: Configuration): void {
  const { token } = configuration
  const why = whyOperatorsAreRefused(configuration)
  app.addHook('onRequest', async (request, reply) => {
    if (!forOperators.test(request.routeOptions.url ?? '')) return
    if (token !== null) {
      if (isToken(request.headers.authorization, token)) return
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal(401, 'unauthorized', 'The bearer token of the configuration is needed')
    }
    if (why !== undefined) throw new Refusal(403, 'forbidden', why)
    if (isFromHere(request)) return
    throw new Refusal(403, 'forbidden', 'Without a token in the configuration only this machine is answered')
  })
}

/** Why no operator is answered at all, with the remedy; undefined when those on this machine, or with the token, are. */
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

/** nginx speaks HTTP/1.0 to what it stands before unless it is told otherwise; browsers and our command line do not. */
function isFromHere({ raw, headers, host }: FastifyRequest): boolean {
  if (raw.httpVersion === '1.0' || Object.keys(headers).some((name) => proxyHeader.test(name))) return false
  return isThisMachine(raw.socket.remoteAddress ?? '') && isThisMachine(host.replace(/:\d+$/, ''))
}

/** Whether an address or a host name can only mean the machine itself. */
function isThisMachine(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.+)\]$/, '$1')
  const address = plainAddress(bare)
  if (address !== null) return address === '::1' || address.startsWith('127.')
  return /(?:^|\.)localhost$/.test(bare)
}
