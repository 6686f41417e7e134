import type { CookieJar } from '../cookies/cookie-jar.ts'
import { limits } from '../limits.ts'
import { listName } from '../visitor/consent/own-names.ts'
import { listWritten } from './list-written.ts'

/** Cookies of the shop's domain, for the code of an experience; values are texts of any characters. */
export type ExperienceCookies = {
  get(name: string): string | undefined
  /** All visible values of a name: it may be set on several domains. */
  getAll(name: string): string[]
  /** For 365 days unless it says otherwise, on the cookie domain; denying consent removes it (BC-02). */
  set(name: string, value: string, options?: { lifeMs?: number; domain?: string }): void
  /** On the cookie domain. */
  clear(name: string): void
  /** On every domain that the page may write to. */
  clearAll(name: string): void
}

export function cookiesOf(jar: CookieJar, domain: string, host: string): ExperienceCookies {
  const getAll = (name: string) => jar.values(name).map(decodeValue)
  return {
    get: (name) => getAll(name)[0],
    getAll,
    set(name, value, { lifeMs = limits.permanentLifeMs, domain: own = domain } = {}) {
      const list = lifeMs > 0 ? listWritten(jar.values(listName)[0], name, jar.values(name).length > 0) : undefined
      if (list) jar.write(listName, list, { domain, lifeMs: limits.permanentLifeMs })
      jar.write(name, encodeURIComponent(value), { domain: own, lifeMs })
    },
    clear: (name) => jar.write(name, '', { domain, lifeMs: 0 }),
    clearAll(name) {
      const labels = host.split('.')
      // The empty one is that of the host alone.
      const domains = ['', ...labels.map((_, at) => labels.slice(at).join('.'))]
      for (const each of domains) jar.write(name, '', { domain: each, lifeMs: 0 })
    },
  }
}

/** A cookie of somebody else's may hold anything. */
function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
