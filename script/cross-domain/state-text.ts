import { permanentKind } from '../cookies/cookie-store.ts'
import { encodeWithin } from '../cookies/overflow.ts'
import { type PermanentState, permanentFields } from '../cookies/permanent-cookie.ts'
import { repairText } from '../cookies/repair-cookies.ts'
import { decodeState } from '../cookies/state-codec.ts'
import { limits } from '../limits.ts'
import { isVisitorId } from './context-id.ts'

/**
 * The state of a permanent cookie's text from elsewhere. Never throws: what cannot be read keeps its default, as in a
 * damaged cookie of our own (CK-16), and an id of another form is none.
 * @param now epoch milliseconds
 */
export function readStateText(text: string | null | undefined, now: number): PermanentState {
  const { state } = decodeState(permanentFields, repairText(permanentFields, text ?? ''), {
    vital: ['visitorId', 'viewNumber'],
    now,
  })
  return isVisitorId(state.visitorId) ? state : { ...state, visitorId: '' }
}

/** Of experiences as many as a cookie holds: it is one that takes them in. */
export function stateText(state: PermanentState): string {
  const { lists = [] } = permanentKind
  return encodeWithin(permanentFields, state, { lists, room: limits.cookieLength }).text
}
