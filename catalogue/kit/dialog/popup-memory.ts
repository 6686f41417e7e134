import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { readCount } from '../counts/read-count.ts'

/** Lifetime of the cookies, about 270 days (CK-01). */
const lifeMs = 23_328e6

export type PopupMemory = {
  /** How often the popup was shown, and how often closed. */
  shown(): number
  closed(): number
  countShown(): void
  countClosed(): void
}

/**
 * Stores the counts of a popup for a visitor in `qb_{xpName}` and `qb_{xpName}_closed` (CK-02).
 * @param xpName letters, digits, `-`, `_`
 */
export function popupMemory(cookies: Pick<ExperienceOptions['cookies'], 'get' | 'set'>, xpName: string): PopupMemory {
  const shown = `qb_${xpName}`
  const closed = `${shown}_closed`
  const addCount = (name: string) => cookies.set(name, String(readCount(cookies, name) + 1), { lifeMs })
  return {
    shown: () => readCount(cookies, shown),
    closed: () => readCount(cookies, closed),
    countShown: () => addCount(shown),
    countClosed: () => addCount(closed),
  }
}
