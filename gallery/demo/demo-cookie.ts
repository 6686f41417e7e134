import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { demoTokenPattern } from '../../contract/demo-settings.ts'

export const demoCookieName = 'demo_settings'
const token = new RegExp(demoTokenPattern)
/** How long a browser keeps its token, in seconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60

/**
 * Returns the token under which the service keeps this browser's settings; undefined for a browser without settings.
 */
export function demoToken(request: FastifyRequest): string | undefined {
  const sent = request.cookies[demoCookieName]
  return sent !== undefined && token.test(sent) ? sent : undefined
}

/** Gives the browser a token for its settings. */
export function keepNewToken(reply: FastifyReply): string {
  const made = randomBytes(18).toString('base64url')
  reply.setCookie(demoCookieName, made, { path: '/', maxAge, httpOnly: true, sameSite: 'lax' })
  return made
}

/** Removes the token. Without settings, the pages of a browser contain nothing of the demo. */
export function dropDemoToken(reply: FastifyReply): void {
  dropCookies(reply, [demoCookieName])
}

/** Removes cookies of this host from the browser. Names that a server cannot set are ignored. */
export function dropCookies(reply: FastifyReply, names: readonly string[]): void {
  for (const name of names.filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)))
    reply.setCookie(name, '', { path: '/', maxAge: 0, sameSite: 'lax' })
}
