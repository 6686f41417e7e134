import type { FastifyRequest } from 'fastify'
import { plainAddress } from './plain-address.ts'
import { inRanges } from './proxy-range.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The IP address that the gallery has set for this browser, in canonical form (SHOP-105). */
    addressAsSet?: string
  }
}

/**
 * Returns the IP address of the caller (SV-14). A forwarded address counts only when a trusted proxy names a valid
 * one.
 */
export function callerAddress(request: FastifyRequest): string {
  if (request.addressAsSet !== undefined) return request.addressAsSet
  return plainAddress(withoutPort(request.ip)) ?? plainAddress(request.raw.socket.remoteAddress ?? '') ?? ''
}

/** Some load balancers tell the port of the caller, too: `1.2.3.4:50123`, `[2001:db8::1]:50123`. */
function withoutPort(forwarded: string): string {
  return forwarded.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

/**
 * Returns the function for Fastify's `trustProxy`. Only the direct peer has to be a configured proxy; all hops behind
 * it are skipped, so that the first forwarded address counts (SV-14).
 */
export function trustPeers(proxies: string[]): (address: string, hop: number) => boolean {
  const isProxy = inRanges(proxies)
  return (address, hop) => hop > 0 || isProxy(plainAddress(address) ?? '')
}
