import { limits } from '../limits.ts'
import type { CookieKind, StateCookieNeeds } from './cookie-kind.ts'
import { type GenericStore, genericFields, genericStore } from './generic-cookie.ts'
import { type PermanentState, permanentFields } from './permanent-cookie.ts'
import { type SessionState, sessionFields } from './session-cookie.ts'
import { openStateCookie } from './state-cookie.ts'

/** The names of the cookies with the visitor's state (CK-02), and of the visitor id cookie. */
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
  // Close times come last and so stay in the cookie longest: a closed experience that reappears annoys more than one
  // that is counted anew.
  lists: ['experienceState', 'deliverCloseTime'],
  rank: ({ updatedAt = 0 }) => updatedAt,
}

export type CookieStore = {
  readonly permanent: Readonly<PermanentState>
  readonly session: Readonly<SessionState>
  /** Whether the stored state of the visitor is too old, so that they count as a new visitor (CK-14). */
  readonly isOutdated: boolean
  /** Values that experiences and page code store by key (CK-10, CK-11). */
  readonly generic: GenericStore
  /** Applies changed fields; they are readable at once and written within 5 s (CK-12). */
  change(patch: { permanent?: Partial<PermanentState>; session?: Partial<SessionState> }): void
  /** Applies numbers that another source knows better, such as the visitor lookup (VI-10). */
  raise(permanent: Partial<PermanentState>): void
  /** Switches to another visitor with an empty state (UR-03); written at once. */
  begin(visitorId: string): void
  /** Reads what other tabs have stored meanwhile, before something is counted. */
  refresh(): void
  /** Called before that, while another page may store a visitor of its own (VI-01). */
  beforeRefresh?: () => void
  /**
   * Writes pending changes at once: those that other tabs have to find (CK-12), and all before the page is left
   * (CK-13).
   */
  save(): void
}

export type CookieStoreNeeds = StateCookieNeeds & {
  after: (ms: number, task: () => void) => void
  /** Whether writing is allowed now; changes that may not be written stay pending (BC-01). */
  maySave?: () => boolean
  /** Whether the site asks its other domains for the permanent state (XD-03). */
  shared?: boolean
}

/**
 * Opens the state cookies of one domain. Changes are collected for 5 s; `save` must be called when the page is left.
 */
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
  /** The time of the first change that is not written yet. */
  let unsavedSince: number | undefined

  function saveCookies(): void {
    if (unsavedSince === undefined || !maySave()) return
    refreshState()
    unsavedSince = undefined
    const at = now()
    const { deliverCloseTime, experienceState } = permanent.state
    permanent.change({
      deliverCloseTime: deliverCloseTime.filter(({ expiration }) => expiration > at),
      // Experiences that never ran come first, so that they leave the cookie first.
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
    store.beforeRefresh?.()
    const { visitorId } = permanent.state
    permanent.refresh()
    currentSession()
    if (visitorId && visitorId !== permanent.state.visitorId) session.reset()
    // A session whose cookie exists is still alive, perhaps in another tab.
    if (session.refresh()) sessionSavedAt = now()
  }

  /**
   * Returns the current session. A session without a write for 30 minutes is over, also on a page that stayed open
   * (CK-09). A pending change counts as a write.
   */
  function currentSession(): SessionState {
    if (now() - Math.max(sessionSavedAt, unsavedSince ?? 0) >= limits.sessionLifeMs) {
      session.reset()
      sessionSavedAt = now()
    }
    return session.state
  }

  function saveLater(): void {
    // Checked before the change counts as a sign of life: an expired session must not be revived (CK-09).
    currentSession()
    if (unsavedSince !== undefined) return
    const since = now()
    unsavedSince = since
    // The page may have written on leaving; a later change then waits for 5 s of its own.
    after(limits.stateWriteDelayMs, () => since === unsavedSince && saveCookies())
  }

  const store: CookieStore = {
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
  return store
}
