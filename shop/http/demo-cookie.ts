import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { demoTokenPattern } from '../../contract/demo-settings.ts'
import { sentCookie } from './sent-cookie.ts'

export const demoCookieName = 'demo_settings'
const token = new RegExp(demoTokenPattern)
/** How long a browser keeps its token, in seconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60

/** The token under which the service keeps this browser's settings; undefined for a browser that has none. */
export function demoToken(request: FastifyRequest): string | undefined {
  const sent = sentCookie(request, demoCookieName)
  return sent !== undefined && token.test(sent) ? sent : undefined
}

/** Gives the browser a token for its settings. */
export function keepNewToken(reply: FastifyReply): string {
  const made = randomBytes(18).toString('base64url')
  reply.header('set-cookie', `${demoCookieName}=${made}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`)
  return made
}

/** Without settings the browser is as any other: its pages have nothing of the demo in them. */
export function dropDemoToken(reply: FastifyReply): void {
  dropCookies(reply, [demoCookieName])
}

/** Takes cookies of this host out of the browser. */
export function dropCookies(reply: FastifyReply, names: readonly string[]): void {
  for (const name of names) reply.header('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`)
}
