import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { demoTokenPattern } from '../../contract/demo-settings.ts'

export const demoCookieName = 'demo_settings'
const token = new RegExp(demoTokenPattern)
/** How long a browser keeps its token, in seconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60

/** The token under which the service keeps this browser's settings; undefined for a browser that has none. */
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

/** Without settings the browser is as any other: its pages have nothing of the demo in them. */
export function dropDemoToken(reply: FastifyReply): void {
  dropCookies(reply, [demoCookieName])
}

/** Takes cookies of this host out of the browser; names that no server may set are the page's own matter. */
export function dropCookies(reply: FastifyReply, names: readonly string[]): void {
  for (const name of names.filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)))
    reply.setCookie(name, '', { path: '/', maxAge: 0, sameSite: 'lax' })
}
