import type { Page } from '../browser/page.ts'
import { limits } from '../limits.ts'

/** The wait that an answer of the service caused, for all tabs of an origin and the pages that follow (QU-18). */
export type SharedWait = {
  /**
   * Begins a wait of the usual length in ms, or of what the service asks for when that is longer, an hour at most.
   * @param retryAfter the header of the answer, as seconds or an HTTP date; null for none
   */
  begin(retryAfter: string | null, usualMs: number): void
  /** In ms, 0 when nothing has to wait. */
  leftMs(): number
}

/**
 * Keeps the end of the wait under a key of local storage. One that is further away than any wait is long means that the
 * clock was set back: it counts not.
 */
export function openSharedWait({ storage, now }: Pick<Page, 'storage' | 'now'>, key: string): SharedWait {
  let memory = ''
  return {
    begin(retryAfter, usualMs) {
      const asked = Number(retryAfter) * 1000 || Date.parse(String(retryAfter)) - now()
      memory = String(now() + (asked > usualMs ? Math.min(asked, limits.askedWaitMs) : usualMs))
      storage?.set(key, memory)
    },
    leftMs() {
      const left = Number(storage?.get(key) ?? memory) - now()
      return left > 0 && left <= limits.askedWaitMs ? left : 0
    },
  }
}
