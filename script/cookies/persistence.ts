import { limits } from '../limits.ts'
import type { CookieJar } from './cookie-jar.ts'

/**
 * Returns whether a cookie written now can be read back; the test cookie is removed afterwards (ST-16). Another tab
 * that tests at the same moment may remove it in between, so the check is repeated once.
 */
export function cookiesPersist(jar: CookieJar, domain: string, freshValue: string): boolean {
  return testCookie(jar, domain, freshValue) || testCookie(jar, domain, `${freshValue}.`)
}

function testCookie(jar: CookieJar, domain: string, freshValue: string): boolean {
  jar.write('qb_test', freshValue, { domain, lifeMs: limits.persistenceTestLifeMs })
  const persists = jar.values('qb_test').includes(freshValue)
  jar.write('qb_test', '', { domain, lifeMs: 0 })
  return persists
}
