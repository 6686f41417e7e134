import type { Log } from '../log.ts'

/**
 * Replaces this page with another address, so that going back does not return here. Only web addresses are accepted.
 */
export function leaveTo(url: string, log: Log): void {
  const target = new URL(url, location.href)
  if (!/^https?:$/.test(target.protocol)) log.error(`redirectTo: ${url} is no address of a web page`)
  else if (target.href === location.href) log.warn(`redirectTo: ${url} is this page`)
  else location.replace(target)
}
