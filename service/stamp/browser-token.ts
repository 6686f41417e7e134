import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'stamp'
const token = /^[A-Za-z0-9_-]{32}$/
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'
/** 365 days in seconds. */
const maxAge = 365 * 24 * 60 * 60

/**
 * Returns the token by which the stamp service recognises a browser (SV-35). A browser without a token gets a new one,
 * and each response renews its lifetime. Over https the cookie is also sent from pages of other sites; without https
 * browsers forbid that.
 */
export function browserToken(request: FastifyRequest, reply: FastifyReply, random: () => number): string {
  const current = sentToken(request) ?? newToken(random)
  setCookie(request, reply, { value: current, seconds: maxAge })
  return current
}

/** Returns the token of a browser that has one; does not create one. */
export function sentToken(request: FastifyRequest): string | undefined {
  const sent = request.cookies[name]
  return sent !== undefined && token.test(sent) ? sent : undefined
}

/** Deletes the cookie of a browser without any stored state. */
export function takeToken(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, { value: '', seconds: 0 })
}

function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: { value: string; seconds: number }): void {
  const secure = request.protocol === 'https'
  const place = { secure, sameSite: secure ? 'none' : 'lax' } as const
  reply.setCookie(name, cookie.value, { path: '/', maxAge: cookie.seconds, httpOnly: true, ...place })
}

function newToken(random: () => number): string {
  return Array.from({ length: 32 }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('')
}
