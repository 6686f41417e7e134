import type { CookieJar } from '../cookies/cookie-jar.ts'
import type { KeyValue } from '../key-value.ts'
import { limits } from '../limits.ts'
import { isOwn, listName } from '../visitor/consent/own-names.ts'

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

/**
 * The list of what experiences have written, with one more name, so that denying removes it (BC-02). Undefined where nothing
 * is to be listed: the script's own names are known, and what was there before is the shop's.
 */
export function listWritten(list: string | null | undefined, name: string, isThere: boolean): string | undefined {
  if (isOwn(name)) return undefined
  const names = list ? list.split(':') : []
  const word = encodeURIComponent(name)
  if (names.includes(word)) return list ?? undefined
  return isThere ? undefined : [...names, word].join(':')
}

/** The storage as experiences have it: what they write is listed, so that denying removes it (BC-02). */
export function storageOf(storage: KeyValue | undefined): Pick<KeyValue, 'get' | 'set' | 'remove'> {
  return {
    get: (key) => storage?.get(key) ?? null,
    set(key, value) {
      const before = storage?.get(listName) ?? ''
      const list = listWritten(before, key, (storage?.get(key) ?? null) !== null)
      // The list first: it counts among what the key has to find room beside, and without a place in it nothing would ever
      // remove the key.
      if (list !== undefined && !storage?.set(listName, list)) return false
      if (storage?.set(key, value)) return true
      if (list !== undefined) storage?.set(listName, before)
      return false
    },
    remove: (key) => storage?.remove(key),
  }
}
