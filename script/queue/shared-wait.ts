import type { Page } from '../browser/page.ts'
import { limits } from '../limits.ts'

/** A wait caused by an answer of the service, which applies to all tabs of an origin and to later pages (QU-18). */
export type SharedWait = {
  /**
   * Begins a wait of the usual length in ms, or of the length requested by the service when that is longer, an hour at
   * most.
   * @param retryAfter the header of the answer, as seconds or an HTTP date; null for none
   */
  begin(retryAfter: string | null, usualMs: number): void
  /** Returns the remaining time in ms, 0 when there is no wait. */
  leftMs(): number
}

/**
 * Opens a wait whose end is stored in local storage. An end further away than the longest wait means that the clock
 * was set back, and is ignored.
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
