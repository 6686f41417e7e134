import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Sets the strict Content-Security-Policy of a page and returns the nonce for its scripts. */
export function setSecurityHeaders(reply: FastifyReply, serviceOrigin: string): string {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `connect-src 'self' ${serviceOrigin}`,
    // Previews ask the service in a frame; the gallery shows pages of the shop in frames.
    `frame-src 'self' ${serviceOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // The console of the service shows previews in frames.
    `frame-ancestors 'self' ${serviceOrigin}`,
  ]
  reply.headers({
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  return nonce
}
