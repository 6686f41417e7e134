import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { readCount } from '../../kit/counts/read-count.ts'

const name = 'qb_locale_session'

/** The number of the session in which the visitor was last sent to another locale, 0 for none, in a cookie of 365 days (CK-02). */
export function localeMemory(cookies: Pick<ExperienceOptions['cookies'], 'get' | 'set'>): {
  read(): number
  write(sessionNumber: number): void
} {
  return { read: () => readCount(cookies, name), write: (sessionNumber) => cookies.set(name, String(sessionNumber)) }
}
