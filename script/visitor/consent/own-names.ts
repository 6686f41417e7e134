import type { CookieJar } from '../../cookies/cookie-jar.ts'
import type { KeyValue } from '../../key-value.ts'

/** Cookies and keys of the script and its kit; a do-not-track cookie says no and stays. */
const own = /^(?:qb_(?!dnt)|_qubitTracker$|recentlyViewed$)/

/** The cookie, and the key, that list what experiences have written under names of their own. */
export const listName = 'qb_written'

/** Whether a cookie or key is the script's by its name. */
export function isOwn(name: string): boolean {
  return own.test(name)
}

function ownAmong(names: string[], list: string): string[] {
  const written = list.split(':')
  return names.filter((name) => name && (isOwn(name) || written.includes(encodeURIComponent(name))))
}

/** All keys that the script, its kit or an experience has written, on any page and in any version. */
export function ownKeys(storage: Pick<KeyValue, 'get' | 'keys'>): string[] {
  return ownAmong(storage.keys(), storage.get(listName) ?? '')
}

/** All such cookies. */
export function ownCookies(jar: CookieJar): string[] {
  return ownAmong(jar.names(), jar.values(listName).join(':'))
}

/** Removes them on every domain that a page of the host may write to (BC-02). */
export function removeCookies(jar: CookieJar, host: string): void {
  // The domain a cookie was written for cannot be read: it is one of those above the host, or the host alone.
  const labels = host.split('.')
  const domains = ['', ...labels.map((_, index) => labels.slice(index).join('.'))]
  // Shared, or a frame in another site's page could not remove it.
  for (const name of ownCookies(jar))
    for (const domain of domains) jar.write(name, '', { domain, lifeMs: 0, shared: true })
}

/** BC-02 */
export function removeKeys(storage: KeyValue): void {
  for (const key of ownKeys(storage)) storage.remove(key)
}
