import { isVisitorId } from '../address/context-id.ts'
import { type PermanentState, permanentFields } from '../cookies/permanent-cookie.ts'
import { decodeState, encodeState } from '../cookies/state-codec.ts'

/**
 * The state of a permanent cookie's text from elsewhere. Never throws: what cannot be read keeps its default, as in a
 * damaged cookie of our own (CK-16), and an id of another form is none.
 * @param now epoch milliseconds
 */
export function readStateText(text: string | null | undefined, now: number): PermanentState {
  const { state } = decodeState(permanentFields, text ?? '', { vital: ['visitorId', 'viewNumber'], now })
  return isVisitorId(state.visitorId) ? state : { ...state, visitorId: '' }
}

export function stateText(state: PermanentState): string {
  return encodeState(permanentFields, state)
}
