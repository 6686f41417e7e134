import type { CookieJar } from '../cookies/cookie-jar.ts'
import type { KeyValue } from '../key-value.ts'
import { limits } from '../limits.ts'
import { isOwn, listName } from '../visitor/consent/own-names.ts'

/** Cookies of the shop's domain, for an experience's code. Values may contain any characters. */
export type ExperienceCookies = {
  get(name: string): string | undefined
  /** Returns all visible values of a name, which may be set on several domains. */
  getAll(name: string): string[]
  /** Sets a cookie on the cookie domain, for 365 days by default. Denying consent removes it (BC-02). */
  set(name: string, value: string, options?: { lifeMs?: number; domain?: string }): void
  /** Removes a cookie from the cookie domain. */
  clear(name: string): void
  /** Removes a cookie from every domain that the page may write to. */
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
      // The empty domain means the host only.
      const domains = ['', ...labels.map((_, at) => labels.slice(at).join('.'))]
      for (const each of domains) jar.write(name, '', { domain: each, lifeMs: 0 })
    },
  }
}

/** Decodes a value; a cookie written by other code may have any content. */
function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Returns the list of names that experiences have written, extended by one, so that denying consent removes them (BC-02).
 * Undefined when the name need not be listed: the script's own names are known, and names that existed before belong to
 * the shop.
 */
export function listWritten(list: string | null | undefined, name: string, isThere: boolean): string | undefined {
  if (isOwn(name)) return undefined
  const names = list ? list.split(':') : []
  const word = encodeURIComponent(name)
  if (names.includes(word)) return list ?? undefined
  return isThere ? undefined : [...names, word].join(':')
}

/** The storage for experiences. It lists the keys that they write, so that denying consent removes them (BC-02). */
export function storageOf(storage: KeyValue | undefined): Pick<KeyValue, 'get' | 'set' | 'remove'> {
  return {
    get: (key) => storage?.get(key) ?? null,
    set(key, value) {
      const before = storage?.get(listName) ?? ''
      const list = listWritten(before, key, (storage?.get(key) ?? null) !== null)
      // The list is written first: the key needs room beside it, and nothing would ever remove a key that is not
      // listed.
      if (list !== undefined && !storage?.set(listName, list)) return false
      if (storage?.set(key, value)) return true
      if (list !== undefined) storage?.set(listName, before)
      return false
    },
    remove: (key) => storage?.remove(key),
  }
}
