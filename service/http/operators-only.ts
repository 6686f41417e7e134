import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { TypedApp } from '../typed-app.ts'
import { plainAddress } from './plain-address.ts'
import { Refusal } from './refusal.ts'

const forOperators = /^\/(?:_inspect\/|events\/(?:refused|replay)$|campaigns\/|results\/)/

/**
 * Lets only operators read and change what visitors sent: with the bearer token of the configuration or, when none is set,
 * from the machine itself. What a proxy passes on is not from the machine itself, wherever the proxy stands.
 */
export function operatorsOnly(app: TypedApp, token: string | null): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!forOperators.test(request.routeOptions.url ?? '')) return
    if (token !== null) {
      if (isToken(request.headers.authorization, token)) return
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal(401, 'unauthorized', 'The bearer token of the configuration is needed')
    }
    if (isFromHere(request)) return
    throw new Refusal(403, 'forbidden', 'Without a token in the configuration only this machine is answered')
  })
}

function isToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}

function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const peer = plainAddress(raw.socket.remoteAddress ?? '') ?? ''
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return (peer === '::1' || peer.startsWith('127.')) && !isForwarded
}
