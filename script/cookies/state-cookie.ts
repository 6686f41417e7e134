import { limits } from '../limits.ts'
import { checkFields } from './check-fields.ts'
import type { CookieKind, StateCookieNeeds } from './cookie-kind.ts'
import type { CookieFields, StateOf } from './field.ts'
import { mergeState } from './merge-state.ts'
import { decodeState, defaultsOf, encodeState } from './state-codec.ts'

export type StateCookie<F extends CookieFields> = {
  readonly state: Readonly<StateOf<F>>
  /** Whether the stored state was too old to count (CK-14). */
  readonly isOutdated: boolean
  /**
   * Changes fields. @throws for an unknown field or a value that cannot be stored; then nothing is changed (CK-05,
   * CK-06)
   */
  change(patch: Partial<StateOf<F>>): void
  /**
   * Applies values known from another source. They do not count as this page's own additions, so tabs do not add them
   * up (VI-10).
   */
  raise(patch: Partial<StateOf<F>>): void
  /** Starts again from the defaults and `patch`. If `replaced` is set, the stored state is ignored. */
  reset(patch?: Partial<StateOf<F>>, replaced?: boolean): void
  /**
   * Reads what other tabs have stored and applies this page's changes to it (CK-21); the state of another visitor is
   * taken unchanged. Returns whether anything was stored.
   */
  refresh(): boolean
  /**
   * Writes the state as it is; call `refresh` before to read what other tabs have stored. The returned function has to
   * be called when all cookies are written: it checks whether this cookie was kept, which means waiting for the
   * browser.
   */
  write(): () => void
}

let overflow: typeof import('./overflow.ts') | undefined

/**
 * Loads the code for states that do not fit into their cookie: a separate chunk that few visitors load. Has to be
 * loaded before a cookie is opened whose rest is in local storage; otherwise the first write that is too long loads it
 * and is repeated.
 */
export async function loadOverflow(): Promise<void> {
  overflow ??= await import('./overflow.ts')
}

/** Opens one state cookie: read when opened, changed in memory, written on request. */
export function openStateCookie<F extends CookieFields>(kind: CookieKind<F>, needs: StateCookieNeeds): StateCookie<F> {
  const { name, fields, lifeMs, vital, rank, shared, owner = '' } = kind
  const { jar, domain, now, storage, onRepair } = needs
  /** The repairs already reported for this cookie. */
  const told = new Set<string>()
  /** Names of numbers that another source has lowered: their stored values are ignored (VI-11). */
  const lowered = new Set<keyof F>()
  /** Whether the stored state belongs to another visitor and is to be overwritten. */
  let isReplaced = false
  let isOutdated = false
  let base = readState() ?? defaultsOf(fields)
  let state = base

  /**
   * Reads the stored state. Where several cookies of this name are visible, prefers the one written for this domain,
   * then the newest (CK-20).
   */
  function readState(): StateOf<F> | undefined {
    const found = jar.values(name).map((text) => decodeState(fields, text, { vital, now: now() }))
    const own = found.find((each) => each.state.domain === domain)
    const newest = own ?? found.sort((a, b) => rank(b.state) - rank(a.state))[0]
    if (newest?.repaired) onRepair(name, newest.repaired)
    isOutdated = !!newest && !isFresh(newest.state)
    return newest && !isOutdated ? (overflow?.addRest(kind, newest.state, needs) ?? newest.state) : undefined
  }

  function tellOnce(what: string): void {
    if (!told.has(what)) onRepair(name, what)
    told.add(what)
  }

  /** Returns whether a stored state is within its lifetime; an older one is ignored (CK-14). */
  function isFresh({ updatedAt }: { updatedAt?: unknown }): boolean {
    return typeof updatedAt !== 'number' || now() - updatedAt <= limits.permanentLifeMs
  }

  const cookie: StateCookie<F> = {
    get state() {
      return state
    },
    get isOutdated() {
      return isOutdated
    },
    change(patch) {
      checkFields(name, fields, patch)
      state = { ...state, ...patch }
    },
    raise(patch) {
      checkFields(name, fields, patch)
      for (const [key, value] of Object.entries(patch)) {
        if (Number(value) < Number(state[key])) lowered.add(key)
        // A field without `mergeTabs` is a change by this page: if it became the base as well, the stored value would win.
        if (fields[key]?.mergeTabs) base = { ...base, [key]: value }
      }
      state = { ...state, ...patch }
    },
    reset(patch, replaced = false) {
      base = { ...defaultsOf(fields), ...patch }
      state = base
      isReplaced ||= replaced
    },
    refresh() {
      const found = isReplaced ? undefined : readState()
      if (!found) return false
      const [ours, before, theirs] = [state, base, found].map((each) => each[owner])
      if (before && theirs && theirs !== before && theirs !== ours) {
        // The numbers of two visitors must not be added up.
        if (ours === before) state = base = found
        else isReplaced = true
        return true
      }
      const stored: StateOf<F> = { ...found }
      for (const key of lowered) stored[key] = base[key]
      state = mergeState(fields, { ours: state, base, stored })
      base = stored
      return true
    },
    write() {
      lowered.clear()
      isReplaced = false
      state = { ...state, domain, ...('updatedAt' in fields ? { updatedAt: now() } : {}) }
      base = state
      return prepareWrite()
    },
  }
  return cookie

  function prepareWrite(): () => void {
    const text = encodeState(fields, state)
    const fits = text.length < limits.cookieLength - name.length - 3 && !storage?.get(`${name}:rest`)
    if (fits || !overflow) jar.write(name, text, { domain, lifeMs, shared })
    return () => {
      if (fits && jar.values(name).includes(text)) return
      if (overflow) state = base = overflow.writeLarge(kind, { ...needs, state, onLoss: tellOnce })
      else
        void loadOverflow().then(
          () => {
            cookie.refresh()
            prepareWrite()()
          },
          () => {},
        ) // retried on the next write
    }
  }
}
