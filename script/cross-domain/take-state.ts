import type { CookieStore } from '../cookies/cookie-store.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'
import { mergeStates } from './merge-states.ts'

export type TakeRules = {
  /** Whether the visitor keeps their id, whichever history is longer. */
  keepsId: boolean
  /** Whether a link has determined the visitor: a state with a different id then belongs to another visitor (UR-03). */
  isLinked: boolean
}

/**
 * Merges a state from elsewhere into the visitor's state. If that changes the id, the visitor service is asked about
 * the new one.
 */
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
