import type { CookieJar } from '../cookies/cookie-jar.ts'
import type { KeyValue } from '../key-value.ts'
import { openCookieJar } from './cookie-jar.ts'
import { openKeyValue } from './key-value.ts'

/** The address of the frame page, and the storage of its domain. */
export type FramePlace = {
  host: string
  protocol: string
  jar: CookieJar
  storage: KeyValue | undefined
  now: () => number
}

export function framePlace(): FramePlace {
  const { hostname: host, protocol } = location
  return {
    host,
    protocol,
    jar: openCookieJar(document),
    storage: openKeyValue(window, 'localStorage'),
    now: () => +new Date(),
  }
}
