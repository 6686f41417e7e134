import { limits } from '../limits.ts'
import type { CookieKind, StateCookieNeeds } from './cookie-kind.ts'
import { type GenericStore, genericFields, genericStore } from './generic-cookie.ts'
import { type PermanentState, permanentFields } from './permanent-cookie.ts'
import { type SessionState, sessionFields } from './session-cookie.ts'
import { openStateCookie } from './state-cookie.ts'

/** The cookies of the visitor's state (CK-02), and the visitor id's own. */
export const cookieNames = {
  permanent: 'qb_permanent',
  session: 'qb_session',
  generic: 'qb_generic',
  visitorId: '_qubitTracker',
} as const

export const permanentKind: CookieKind<typeof permanentFields> = {
  name: cookieNames.permanent,
  fields: permanentFields,
  lifeMs: limits.permanentLifeMs,
  vital: ['visitorId', 'viewNumber'],
  owner: 'visitorId',
  // A closed experience that shows again annoys more than one that is counted anew.
  lists: ['experienceState', 'deliverCloseTime'],
  rank: ({ updatedAt = 0 }) => updatedAt,
}

export type CookieStore = {
  readonly permanent: Readonly<PermanentState>
  readonly session: Readonly<SessionState>
  /** Whether what was known of the visitor is too old: they are a new one (CK-14). */
  readonly isOutdated: boolean
  /** What experiences and page code keep by key (CK-10, CK-11). */
  readonly generic: GenericStore
  /** Takes over changed fields; they are readable at once and written within 5 s (CK-12). */
  change(patch: { permanent?: Partial<PermanentState>; session?: Partial<SessionState> }): void
  /** Takes over numbers that another source knows better, such as the visitor lookup (VI-10). */
  raise(permanent: Partial<PermanentState>): void
  /** Makes the visitor another one, of whom nothing is known (UR-03); written at once. */
  begin(visitorId: string): void
  /** Reads what other tabs have stored since, before something is counted. */
  refresh(): void
  /** Writes what is not yet written, at once: what other tabs must find (CK-12), and before the page is left (CK-13). */
  save(): void
}

export type CookieStoreNeeds = StateCookieNeeds & {
  after: (ms: number, task: () => void) => void
  /** Whether anything may be written now; what may not stays to be saved (BC-01). */
  maySave?: () => boolean
  /** Whether the site asks its other domains for the permanent state (XD-03). */
  shared?: boolean
}

/** Opens the state cookies of one domain. Writes are gathered for 5 s; leaving the page must call `save`. */
export function openCookieStore({ after, shared, maySave = () => true, ...needs }: CookieStoreNeeds): CookieStore {
  const { jar, domain, now } = needs
  const permanent = openStateCookie({ ...permanentKind, shared }, needs)
  const session = openStateCookie(
    {
      name: cookieNames.session,
      fields: sessionFields,
      lifeMs: limits.sessionLifeMs,
      vital: [],
      owner: 'sessionTs',
      lists: ['experienceState'],
      rank: ({ sessionViewNumber }) => sessionViewNumber,
    },
    needs,
  )
  const generic = openStateCookie(
    {
      name: cookieNames.generic,
      fields: genericFields,
      lifeMs: limits.permanentLifeMs,
      vital: [],
      lists: ['keyValue'],
      rank: ({ updatedAt = 0 }) => updatedAt,
    },
    needs,
  )
  let genericChanged = false
  let sessionSavedAt = now()
  /** When the first change not yet written was made. */
  let unsavedSince: number | undefined

  function saveCookies(): void {
    if (unsavedSince === undefined || !maySave()) return
    refreshState()
    unsavedSince = undefined
    const at = now()
    const { deliverCloseTime, experienceState } = permanent.state
    permanent.change({
      deliverCloseTime: deliverCloseTime.filter(({ expiration }) => expiration > at),
      // First what never ran: it gives way first.
      experienceState: [...experienceState].sort((a, b) => Number(a.timesActivated > 0) - Number(b.timesActivated > 0)),
    })
    if (genericChanged) generic.refresh()
    const written = [permanent.write(), session.write(), genericChanged && generic.write()]
    for (const look of written) if (look) look()
    genericChanged = false
    sessionSavedAt = at
    const { visitorId } = permanent.state
    if (!jar.values(cookieNames.visitorId).includes(visitorId))
      jar.write(cookieNames.visitorId, visitorId, { domain, lifeMs: limits.permanentLifeMs })
  }

  function refreshState(): void {
    const { visitorId } = permanent.state
    permanent.refresh()
    currentSession()
    if (visitorId && visitorId !== permanent.state.visitorId) session.reset()
    // A session of which a cookie is there lives on, perhaps in another tab.
    if (session.refresh()) sessionSavedAt = now()
  }

  /** A session that saw no write for 30 minutes is over, also on a page that stayed open (CK-09). A change counts. */
  function currentSession(): SessionState {
    if (now() - Math.max(sessionSavedAt, unsavedSince ?? 0) >= limits.sessionLifeMs) {
      session.reset()
      sessionSavedAt = now()
    }
    return session.state
  }

  function saveLater(): void {
    // Asked before the change counts as a sign of life: an old session must not begin to live again (CK-09).
    currentSession()
    if (unsavedSince !== undefined) return
    const since = now()
    unsavedSince = since
    // Leaving may have written meanwhile; a later change then waits its own 5 s.
    after(limits.stateWriteDelayMs, () => since === unsavedSince && saveCookies())
  }

  return {
    get permanent() {
      return permanent.state
    },
    get session() {
      return currentSession()
    },
    get isOutdated() {
      return permanent.isOutdated
    },
    generic: genericStore(generic, now, () => {
      genericChanged = true
      saveLater()
    }),
    change(patch) {
      currentSession()
      permanent.change(patch.permanent ?? {})
      session.change(patch.session ?? {})
      saveLater()
    },
    raise(patch) {
      permanent.raise(patch)
      saveLater()
    },
    begin(visitorId) {
      permanent.reset({ visitorId }, true)
      session.reset({}, true)
      saveLater()
      saveCookies()
    },
    refresh: refreshState,
    save: saveCookies,
  }
}
