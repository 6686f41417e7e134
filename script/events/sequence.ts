import type { CookieStore } from '../cookies/cookie-store.ts'
import type { KeyValue } from '../key-value.ts'

/** The numbers of a visitor's events (EV-07). */
export type Sequence = {
  /** The number the next event will have. */
  next(): number
  take(seq: number): void
}

const key = 'qb_seq'

/** Numbers that go on across pages by the cookie, and across tabs that are open at once by local storage. */
export function openSequence(cookies: CookieStore, storage: KeyValue | undefined): Sequence {
  function shared(): number {
    const [visitorId, number] = storage?.get(key)?.split(' ') ?? []
    const isCount = Number.isSafeInteger(Number(number)) && Number(number) < 2 ** 52
    return isCount && visitorId === cookies.permanent.visitorId ? Number(number) : 0
  }

  return {
    next: () => Math.max(cookies.permanent.eventNumber, shared()) + 1,
    take(seq) {
      storage?.set(key, `${cookies.permanent.visitorId} ${seq}`)
      cookies.change({ permanent: { eventNumber: seq } })
    },
  }
}
