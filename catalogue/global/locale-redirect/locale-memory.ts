import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { readCount } from '../../kit/counts/read-count.ts'

const name = 'qb_locale_session'

/**
 * Stores the number of the session in which the visitor was last redirected or asked, in a cookie for 365 days; 0 means none
 * (CK-02).
 */
export function localeMemory(cookies: Pick<ExperienceOptions['cookies'], 'get' | 'set'>): {
  read(): number
  write(sessionNumber: number): void
} {
  return { read: () => readCount(cookies, name), write: (sessionNumber) => cookies.set(name, String(sessionNumber)) }
}
