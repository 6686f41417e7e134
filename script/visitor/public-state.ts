import type { CookieStore } from '../cookies/cookie-store.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'
import type { SessionState } from '../cookies/session-cookie.ts'
import { sampleOf } from './sample.ts'

type Lists = 'deliverCloseTime' | 'experienceState'
export type PublicState = Omit<PermanentState & SessionState, Lists> & { sample: string }

/** Returns the visitor for page code and experiences: one flat object with the current counters (VI-16, ST-27). */
export function publicState({ permanent, session }: Pick<CookieStore, 'permanent' | 'session'>): PublicState {
  const { deliverCloseTime, experienceState, ...state } = { ...permanent, ...session }
  return { ...state, sample: String(sampleOf(state.visitorId)) }
}
