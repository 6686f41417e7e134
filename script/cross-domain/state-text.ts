import { permanentKind } from '../cookies/cookie-store.ts'
import { encodeWithin } from '../cookies/overflow.ts'
import { type PermanentState, permanentFields } from '../cookies/permanent-cookie.ts'
import { repairText } from '../cookies/repair-cookies.ts'
import { decodeState } from '../cookies/state-codec.ts'
import { limits } from '../limits.ts'
import { isVisitorId } from './context-id.ts'

/**
 * Reads a state from the text of a permanent cookie from elsewhere. Never throws: unreadable fields keep their
 * defaults, as in a damaged cookie of our own (CK-16), and an id in another form is dropped.
 * @param now epoch milliseconds
 */
export function readStateText(text: string | null | undefined, now: number): PermanentState {
  const { state } = decodeState(permanentFields, repairText(permanentFields, text ?? ''), {
    vital: ['visitorId', 'viewNumber'],
    now,
  })
  return isVisitorId(state.visitorId) ? state : { ...state, visitorId: '' }
}

/** Returns a state's text with as many experiences as fit into a cookie, because the receiver stores it in one. */
export function stateText(state: PermanentState): string {
  const { lists = [] } = permanentKind
  return encodeWithin(permanentFields, state, { lists, room: limits.cookieLength }).text
}
