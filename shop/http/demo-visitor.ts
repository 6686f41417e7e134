import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'demo_visitor'
/** How long a browser stays logged in, in seconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60

/** Whether the browser is logged in as the demo visitor. A flag in a cookie; nothing else is stored (SHOP-92). */
export function isLoggedIn(request: FastifyRequest): boolean {
  return request.cookies[name] === '1'
}

export function logIn(reply: FastifyReply): void {
  reply.setCookie(name, '1', { path: '/', maxAge, httpOnly: true, sameSite: 'lax' })
}

export function logOut(reply: FastifyReply): void {
  reply.setCookie(name, '', { path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax' })
}
