import type { FastifyRequest } from 'fastify'
import { isBot } from 'isbot'

/**
 * Returns whether a request comes from a page that a crawler opened: what it looks at, shoppers would read as looked at. Programs
 * are none, because a shop's own servers may count.
 */
export function isOfCrawler({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { 'user-agent': userAgent = '' } = headers
  return userAgent.startsWith('Mozilla/') && isBot(userAgent)
}
