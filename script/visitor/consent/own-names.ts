import type { CookieJar } from '../../cookies/cookie-jar.ts'
import type { KeyValue } from '../../key-value.ts'

/** Cookies and keys of the script and its kit, except do-not-track cookies, which remain as the visitor's refusal. */
const own = /^(?:qb_(?!dnt)|_qubitTracker$|recentlyViewed$)/

/** The cookie and the key with the list of names that experiences have written. */
export const listName = 'qb_written'

/** Returns whether a cookie or key belongs to the script by its name. */
export function isOwn(name: string): boolean {
  return own.test(name)
}

function ownAmong(names: string[], list: string): string[] {
  const written = list.split(':')
  return names.filter((name) => name && (isOwn(name) || written.includes(encodeURIComponent(name))))
}

/** Returns all keys that the script, its kit or an experience has written, on any page and in any version. */
export function ownKeys(storage: Pick<KeyValue, 'get' | 'keys'>): string[] {
  return ownAmong(storage.keys(), storage.get(listName) ?? '')
}

/** Returns all such cookies. */
export function ownCookies(jar: CookieJar): string[] {
  return ownAmong(jar.names(), jar.values(listName).join(':'))
}

/** Removes cookies, by default all of these, from every domain that a page of the host may write to (BC-02). */
export function removeCookies(jar: CookieJar, host: string, names: readonly string[] = ownCookies(jar)): void {
  // A cookie's domain cannot be read: it is one of the host's parent domains, or the host only.
  const labels = host.split('.')
  const domains = ['', ...labels.map((_, index) => labels.slice(index).join('.'))]
  // Written as shared; otherwise a frame in another site's page could not remove it.
  for (const name of names) for (const domain of domains) jar.write(name, '', { domain, lifeMs: 0, shared: true })
}

/** Removes all keys of the script, its kit and experiences (BC-02). */
export function removeKeys(storage: KeyValue): void {
  for (const key of ownKeys(storage)) storage.remove(key)
}
