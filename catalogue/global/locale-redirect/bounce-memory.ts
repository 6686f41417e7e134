import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { readCount } from '../../kit/counts/read-count.ts'

export type Bounce = 1 | 2

/**
 * Stores the bounce state of a visitor for an experience in `qb_bounce_{experienceId}` for 365 days; 0 means none (CK-02).
 */
export function bounceMemory(
  cookies: Pick<ExperienceOptions['cookies'], 'get' | 'set'>,
  experienceId: string,
): { read(): 0 | Bounce; write(bounce: Bounce): void } {
  const name = `qb_bounce_${experienceId}`
  return {
    read() {
      const count = readCount(cookies, name)
      return count === 1 || count === 2 ? count : 0
    },
    write: (bounce) => cookies.set(name, String(bounce)),
  }
}
