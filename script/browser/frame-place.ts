import type { CookieJar } from '../cookies/cookie-jar.ts'
import { openCookieJar } from './cookie-jar.ts'

/** Where the frame page stands, and its domain's cookies. */
export type FramePlace = { host: string; protocol: string; jar: CookieJar; now: () => number }

export function framePlace(): FramePlace {
  const { hostname: host, protocol } = location
  return { host, protocol, jar: openCookieJar(document), now: () => Date.now() }
}
