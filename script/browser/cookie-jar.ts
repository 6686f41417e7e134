import type { CookieJar } from '../cookies/cookie-jar.ts'
import { cookieValues } from '../cookies/cookie-values.ts'

/**
 * Opens the document's cookies (CK-01). A host that is not a domain name, such as `localhost`, gets host-only cookies. What was read
 * serves until the code that runs ends or writes a cookie: each read asks another process of the browser, and a page needs some sixty.
 */
export function openCookieJar(page: Document): CookieJar {
  const secure = page.location.protocol === 'https:' ? '; Secure' : ''
  let kept: string | undefined
  const forgetText = () => {
    kept = undefined
  }
  const readText = () => {
    if (kept === undefined) queueMicrotask(forgetText)
    kept ??= page.cookie
    return kept
  }
  return {
    values: (name) => cookieValues(readText(), name),
    names: () =>
      readText()
        .split(';')
        .map((each) => each.split('=', 1)[0]?.trim() ?? ''),
    write(name, value, { domain, lifeMs, shared }) {
      const place = domain.includes('.') ? `; Domain=${domain}` : ''
      const sites = shared && secure ? 'None' : 'Lax'
      forgetText()
      page.cookie = `${name}=${value}; Path=/${place}; Max-Age=${Math.floor(lifeMs / 1000)}; SameSite=${sites}${secure}`
    },
  }
}
