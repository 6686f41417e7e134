import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'cart'
const token = /^[A-Za-z0-9_-]{32}$/
/** How long a browser keeps its bag after the last visit, in seconds: 90 days. */
const maxAge = 90 * 24 * 60 * 60

/** Returns the browser's token for its bag, and gives it one if it has none. Each response renews the cookie. */
export function cartToken(request: FastifyRequest, reply: FastifyReply): string {
  const current = sentToken(request) ?? randomBytes(24).toString('base64url')
  reply.setCookie(name, current, { path: '/', maxAge, httpOnly: true, sameSite: 'lax' })
  return current
}

/** Returns the token that the browser sent, if any. */
export function sentToken(request: FastifyRequest): string | undefined {
  const sent = request.cookies[name]
  return sent !== undefined && token.test(sent) ? sent : undefined
}
