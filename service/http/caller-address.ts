import type { FastifyRequest } from 'fastify'
import { plainAddress } from './plain-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address that the gallery has set for this browser, in plain form (SHOP-105). */
    addressAsSet?: string
  }
}

/** The address the request came from (SV-14): of the forwarded ones only when a trusted proxy names a real address. */
export function callerAddress(request: FastifyRequest): string {
  if (request.addressAsSet !== undefined) return request.addressAsSet
  return plainAddress(request.ip) ?? plainAddress(request.raw.socket.remoteAddress ?? '') ?? ''
}

/**
 * For Fastify's `trustProxy`: only the peer itself has to be a configured proxy; behind it every hop is passed over, so
 * that the first forwarded address counts (SV-14).
 */
export function trustPeers(proxies: string[]): (address: string, hop: number) => boolean {
  return (address, hop) => hop > 0 || proxies.includes(plainAddress(address) ?? '')
}
