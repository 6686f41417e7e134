import type { CookieStore } from '../cookies/cookie-store.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'
import { mergeStates } from './merge-states.ts'

/** Merges a state from elsewhere into the visitor's. Another id makes the service be asked about it. */
export function takeState(cookies: CookieStore, theirs: PermanentState, keepsId: boolean): void {
  const { visitorId, experienceState, ...numbers } = mergeStates(cookies.permanent, theirs, { keepsId })
  const isOther = visitorId !== cookies.permanent.visitorId
  cookies.raise(numbers)
  cookies.change({
    permanent: { visitorId, experienceState },
    ...(isOther && { session: { visitorIsSynced: false } }),
  })
}
