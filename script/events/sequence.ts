import type { CookieStore } from '../cookies/cookie-store.ts'
import type { KeyValue } from '../key-value.ts'

/** The parts of the visitor's state that events change. */
export type CountedCookies = Pick<CookieStore, 'permanent' | 'session' | 'change' | 'refresh' | 'save'>

/** The sequence numbers of a visitor's events (EV-07); the optional `visitor` replaces the state in the cookies. */
export type Sequence = {
  /** Returns the number of the next event. */
  next(visitor?: CountedCookies): number
  take(seq: number, visitor?: CountedCookies): void
}

const key = 'qb_seq'

/**
 * Opens a sequence that continues across pages by means of the cookie, and across open tabs by means of local storage.
 */
export function openSequence(cookies: CountedCookies, storage: KeyValue | undefined): Sequence {
  function readSharedSequence(id: string): number {
    const [visitorId, number] = storage?.get(key)?.split(' ') ?? []
    const isCount = Number.isSafeInteger(Number(number)) && Number(number) < 2 ** 52
    return isCount && visitorId === id ? Number(number) : 0
  }

  return {
    next: ({ permanent } = cookies) => Math.max(permanent.eventNumber, readSharedSequence(permanent.visitorId)) + 1,
    take(seq, visitor = cookies) {
      storage?.set(key, `${visitor.permanent.visitorId} ${seq}`)
      visitor.change({ permanent: { eventNumber: seq } })
    },
  }
}
