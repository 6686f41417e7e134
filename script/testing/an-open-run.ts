import { type PermanentState, permanentFields } from '../cookies/permanent-cookie.ts'
import { type SessionState, sessionFields } from '../cookies/session-cookie.ts'
import { defaultsOf, encodeState } from '../cookies/state-codec.ts'
import { cookieStore } from '../startup/steps/cookie-store.ts'
import { domainValidation } from '../startup/steps/domain-validation.ts'
import { createLookup } from '../startup/steps/visitor-id.ts'
import { aJar } from './a-jar.ts'
import { aRun, type RunFacts, type TestRun } from './a-run.ts'

export type OpenRunFacts = RunFacts & {
  permanent?: Partial<PermanentState>
  session?: Partial<SessionState>
  /** Other cookies, by name. */
  cookies?: Record<string, string>
}

export type OpenRun = TestRun & { cookies: NonNullable<TestRun['cookies']> }

/** Creates a run up to the cookie sync step, with a test's cookies; without them the visitor is unknown. */
export function anOpenRun({ permanent, session, cookies, ...facts }: OpenRunFacts = {}): OpenRun {
  const jar = aJar({
    ...cookies,
    ...(permanent && { qb_permanent: encodeState(permanentFields, aVisitor(permanent)) }),
    ...(session && { qb_session: encodeState(sessionFields, aSession(session)) }),
  })
  const run = aRun({ ...facts, jar })
  domainValidation(run)
  cookieStore(run)
  createLookup(run)
  if (!run.cookies) throw new Error('the cookies did not open')
  return { ...run, cookies: run.cookies }
}

/** Creates a permanent state with default values except for those of a test. */
export function aVisitor(facts: Partial<PermanentState> = {}): PermanentState {
  return { ...defaultsOf(permanentFields), visitorId: 'abc-def-ghi', ...facts }
}

export function aSession(facts: Partial<SessionState> = {}): SessionState {
  return { ...defaultsOf(sessionFields), ...facts }
}
