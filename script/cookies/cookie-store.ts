import { limits } from '../limits.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { Fields, StateOf } from './field.ts'
import { type PermanentState, permanentFields } from './permanent-cookie.ts'
import { type SessionState, sessionFields } from './session-cookie.ts'
import { type Decoded, decodeState, defaultsOf, encodeState } from './state-codec.ts'

/** The cookies of the visitor's state (CK-02), and the visitor id's own. */
export const cookieNames = { permanent: 'qb_permanent', session: 'qb_session', visitorId: '_qubitTracker' } as const

export type CookieStore = {
  readonly permanent: Readonly<PermanentState>
  readonly session: Readonly<SessionState>
  /** Takes over changed fields; they are readable at once and written within 5 s (CK-12). */
  change(patch: { permanent?: Partial<PermanentState>; session?: Partial<SessionState> }): void
  /** Writes what is not yet written, at once: before the page is left (CK-13). */
  save(): void
}

export type CookieStoreNeeds = {
  jar: CookieJar
  domain: string
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Told once per cookie that had to be repaired (CK-16). */
  onRepair: (name: string, what: string) => void
}

/** Opens the state cookies of one domain. Writes are gathered for 5 s; leaving the page must call `save`. */
export function openCookieStore({ jar, domain, now, after, onRepair }: CookieStoreNeeds): CookieStore {
  let permanent = load(cookieNames.permanent, permanentFields, ['visitorId', 'viewNumber'])
  let session = load(cookieNames.session, sessionFields, [])
  let sessionSavedAt = now()
  /** When the first change not yet written was made. */
  let unsavedSince: number | undefined

  function load<F extends Fields>(name: string, fields: F, vital: (keyof F)[]): StateOf<F> {
    const text = ownValue(jar.values(name), domain)
    if (text === undefined) return defaultsOf(fields)
    const { state, repaired }: Decoded<F> = decodeState(fields, text, vital)
    if (repaired) onRepair(name, repaired)
    return state
  }

  function save(): void {
    if (unsavedSince === undefined) return
    unsavedSince = undefined
    const updatedAt = now()
    const deliverCloseTime = permanent.deliverCloseTime.filter(({ expiration }) => expiration > updatedAt)
    permanent = { ...permanent, deliverCloseTime, domain, updatedAt }
    session = { ...session, domain }
    sessionSavedAt = updatedAt
    write(cookieNames.permanent, encodeState(permanentFields, permanent), limits.permanentLifeMs)
    write(cookieNames.session, encodeState(sessionFields, session), limits.sessionLifeMs)
    if (!jar.values(cookieNames.visitorId).includes(permanent.visitorId))
      write(cookieNames.visitorId, permanent.visitorId, limits.permanentLifeMs)
  }

  function write(name: string, value: string, lifeMs: number): void {
    jar.write(name, value, { domain, lifeMs })
  }

  /** A session that saw no write for 30 minutes is over, also on a page that stayed open (CK-09). A change counts. */
  function currentSession(): SessionState {
    if (now() - Math.max(sessionSavedAt, unsavedSince ?? 0) >= limits.sessionLifeMs) {
      session = defaultsOf(sessionFields)
      sessionSavedAt = now()
    }
    return session
  }

  return {
    get permanent() {
      return permanent
    },
    get session() {
      return currentSession()
    },
    change(patch) {
      permanent = { ...permanent, ...patch.permanent }
      session = { ...currentSession(), ...patch.session }
      if (unsavedSince !== undefined) return
      const since = now()
      unsavedSince = since
      // Leaving may have written meanwhile; a later change then waits its own 5 s.
      after(limits.stateWriteDelayMs, () => since === unsavedSince && save())
    },
    save,
  }
}

/** Of several visible cookies of one name, the one written for this domain (CK-20): its last segment says so. */
function ownValue(values: string[], domain: string): string | undefined {
  return values.find((value) => value.endsWith(`:${domain}`)) ?? values[0]
}
