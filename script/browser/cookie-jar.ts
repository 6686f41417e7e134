import type { CookieJar } from '../cookies/cookie-jar.ts'
import { cookieValues } from '../cookies/cookie-values.ts'

/**
 * Opens the document's cookies (CK-01). A host that is not a domain name, such as `localhost`, gets host-only cookies.
 */
export function openCookieJar(page: Document): CookieJar {
  const secure = page.location.protocol === 'https:' ? '; Secure' : ''
  return {
    values: (name) => cookieValues(page.cookie, name),
    names: () => page.cookie.split(';').map((each) => each.split('=', 1)[0]?.trim() ?? ''),
    write(name, value, { domain, lifeMs, shared }) {
      const place = domain.includes('.') ? `; Domain=${domain}` : ''
      const sites = shared && secure ? 'None' : 'Lax'
      page.cookie = `${name}=${value}; Path=/${place}; Max-Age=${Math.floor(lifeMs / 1000)}; SameSite=${sites}${secure}`
    },
  }
}
