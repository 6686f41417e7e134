import { isBot } from 'isbot'
import type { ValidEvent } from './check-event.ts'

/**
 * Whether an event tells of the user agent of a known crawler or program, beside the `User-Agent` of the request that
 * brought it (BR-07).
 */
export function isBotEvent({ userAgent }: ValidEvent): boolean {
  return typeof userAgent === 'string' && isBot(userAgent)
}
