import type { FastifyRequest } from 'fastify'

/** The value of a cookie that the browser sent, or undefined. */
export function sentCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
