import type { CookieStore } from '../cookies/cookie-store.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'
import { mergeStates } from './merge-states.ts'

export type TakeRules = {
  /** The visitor keeps their id, whichever history is longer. */
  keepsId: boolean
  /** A link has said who the visitor is: a state of another id is another visitor's (UR-03). */
  isLinked: boolean
}

/** Merges a state from elsewhere into the visitor's. Another id makes the service be asked about it. */
export function takeState(cookies: CookieStore, theirs: PermanentState, { keepsId, isLinked }: TakeRules): void {
  if (isLinked && theirs.visitorId !== cookies.permanent.visitorId) return
  const { visitorId, experienceState, ...numbers } = mergeStates(cookies.permanent, theirs, { keepsId })
  const isOther = visitorId !== cookies.permanent.visitorId
  cookies.raise(numbers)
  cookies.change({
    permanent: { visitorId, experienceState },
    ...(isOther && { session: { visitorIsSynced: false } }),
  })
}
