import type { CookieJar } from '../cookies/cookie-jar.ts'
import { cookieValues } from '../cookies/cookie-values.ts'

/** The document's cookies (CK-01). A host that is not a domain name, such as `localhost`, gets host-only cookies. */
export function openCookieJar(page: Document): CookieJar {
  const secure = page.location.protocol === 'https:' ? '; Secure' : ''
  return {
    values: (name) => cookieValues(page.cookie, name),
    write(name, value, { domain, lifeMs }) {
      const place = domain.includes('.') ? `; Domain=${domain}` : ''
      page.cookie = `${name}=${value}; Path=/${place}; Max-Age=${Math.floor(lifeMs / 1000)}; SameSite=Lax${secure}`
    },
  }
}
