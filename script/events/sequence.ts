import type { CookieStore } from '../cookies/cookie-store.ts'
import type { KeyValue } from '../key-value.ts'

/** The visitor's state, as far as events change it. */
export type CountedCookies = Pick<CookieStore, 'permanent' | 'session' | 'change' | 'refresh' | 'save'>

/** The numbers of a visitor's events (EV-07); of another state of the visitor than the cookies' where one is given. */
export type Sequence = {
  /** The number the next event will have. */
  next(visitor?: CountedCookies): number
  take(seq: number, visitor?: CountedCookies): void
}

const key = 'qb_seq'

/** Numbers that go on across pages by the cookie, and across tabs that are open at once by local storage. */
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
