import type { FastifyReply, FastifyRequest } from 'fastify'
import { sentCookie } from './sent-cookie.ts'

const name = 'demo_visitor'
/** How long a browser stays logged in, in seconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60

/** Whether the browser is logged in as the demo visitor: a flag in a cookie, and nothing else is kept (SHOP-92). */
export function isLoggedIn(request: FastifyRequest): boolean {
  return sentCookie(request, name) === '1'
}

export function logIn(reply: FastifyReply): void {
  reply.header('set-cookie', `${name}=1; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`)
}

export function logOut(reply: FastifyReply): void {
  reply.header('set-cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`)
}
