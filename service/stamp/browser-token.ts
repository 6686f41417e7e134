import type { FastifyReply, FastifyRequest } from 'fastify'
import { sentCookie } from '../http/sent-cookie.ts'

const name = 'stamp'
const token = /^[A-Za-z0-9_-]{32}$/
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'
/** Seconds: 365 days. */
const maxAge = 365 * 24 * 60 * 60

/**
 * The token by which the stamp service recognises a browser (SV-35). A browser without one is given one; each answer
 * renews its life. Over https the cookie also travels to pages of other sites, without https browsers forbid that.
 */
export function browserToken(request: FastifyRequest, reply: FastifyReply, random: () => number): string {
  const sent = sentCookie(request, name)
  const current = sent !== undefined && token.test(sent) ? sent : newToken(random)
  const place = request.protocol === 'https' ? 'SameSite=None; Secure' : 'SameSite=Lax'
  reply.header('set-cookie', `${name}=${current}; Path=/; Max-Age=${maxAge}; HttpOnly; ${place}`)
  return current
}

function newToken(random: () => number): string {
  return Array.from({ length: 32 }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('')
}
