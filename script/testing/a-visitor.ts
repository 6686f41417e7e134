import { type PermanentState, permanentFields } from '../cookies/permanent-cookie.ts'
import { type SessionState, sessionFields } from '../cookies/session-cookie.ts'
import { defaultsOf } from '../cookies/state-codec.ts'

/** A permanent state in which only what a test names has happened. */
export function aVisitor(facts: Partial<PermanentState> = {}): PermanentState {
  return { ...defaultsOf(permanentFields), visitorId: 'abc-def-ghi', ...facts }
}

export function aSession(facts: Partial<SessionState> = {}): SessionState {
  return { ...defaultsOf(sessionFields), ...facts }
}
