import type { CookieJar } from './cookie-jar.ts'
import type { CookieFields } from './field.ts'
import { rejoinSegments } from './rejoin-segments.ts'

/**
 * Returns a state's text in which the date-times and addresses of an older writer are joined and in the current format
 * (CK-17, CK-18).
 */
export function repairText(fields: CookieFields, text: string): string {
  const names = Object.keys(fields)
  return rejoinSegments(text.split(':'), names.length, names.indexOf('ipAddress'))
    .map((segment) => {
      if (!segment.includes(':')) return segment
      return /^\d{4}-/.test(segment) ? String(Date.parse(segment) || '') : encodeURIComponent(segment)
    })
    .join(':')
}

type StateCookieKind = { name: string; fields: CookieFields; lifeMs: number }

/** Rewrites the cookie of an older writer before it is opened. */
export function repairCookies(jar: CookieJar, domain: string, { name, fields, lifeMs }: StateCookieKind): void {
  for (const text of jar.values(name)) {
    const repaired = repairText(fields, text)
    if (repaired !== text) jar.write(name, repaired, { domain, lifeMs })
  }
}
