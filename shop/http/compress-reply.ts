import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The minimum size for compression: anything shorter fits into one packet. */
const leastBytes = 1024
const texts = /^(?:text\/|application\/json|image\/svg\+xml)/

const compressors = {
  // Level 5 of 11: a page of 80 kB takes 1 ms, and is hardly larger than at level 11. Level 4 knows less of repeated texts.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
}
const known = Object.keys(compressors) as (keyof typeof compressors)[]

/**
 * Compresses what the shop renders for each request, if the browser accepts it. An `onSend` hook; it leaves files
 * alone, which are streams and were compressed by the build.
 */
export async function compressReply(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const type = String(reply.getHeader('content-type') ?? '')
  if (typeof payload !== 'string' || !texts.test(type) || reply.hasHeader('content-encoding')) return payload
  if (Buffer.byteLength(payload) < leastBytes) return payload
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const accepted = request.headers['accept-encoding']
  const encoding = known.find((each) => each === negotiate(String(accepted ?? ''), known))
  if (!encoding) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return compressors[encoding](payload)
}
