import { limits } from '../limits.ts'
import { checkFields } from './check-fields.ts'
import type { CookieKind, StateCookieNeeds } from './cookie-kind.ts'
import type { CookieFields, StateOf } from './field.ts'
import { mergeState } from './merge-state.ts'
import { decodeState, defaultsOf, encodeState } from './state-codec.ts'

export type StateCookie<F extends CookieFields> = {
  readonly state: Readonly<StateOf<F>>
  /** Whether what was stored was too old to count (CK-14). */
  readonly isOutdated: boolean
  /** @throws for an unknown field or a value that cannot be stored; nothing is changed then (CK-05, CK-06) */
  change(patch: Partial<StateOf<F>>): void
  /** Takes over what another source knows: not this page's own addition, so that tabs do not add it up (VI-10). */
  raise(patch: Partial<StateOf<F>>): void
  /** Begins anew, as what `patch` says. What is stored counts no more if it is `replaced`. */
  reset(patch?: Partial<StateOf<F>>, replaced?: boolean): void
  /**
   * Reads what other tabs have stored and puts this page's changes on top (CK-21); of another visitor it is taken as it is.
   * Says whether anything was stored.
   */
  refresh(): boolean
  /**
   * Writes the state as it is. What other tabs have stored is read by `refresh` before. The answer is to be called when all
   * cookies are written: it looks whether this one was kept, for which the browser has to be waited for.
   */
  write(): () => void
}

let overflow: typeof import('./overflow.ts') | undefined

/**
 * What a state needs that finds no room in its cookie: a part, which few visitors load. It is to be there before a cookie is
 * opened of which local storage has the rest; else the first write that is too long asks for it, and is made again.
 */
export async function loadOverflow(): Promise<void> {
  overflow ??= await import('./overflow.ts')
}

/** One state cookie: read when opened, changed in memory, written when asked. */
export function openStateCookie<F extends CookieFields>(kind: CookieKind<F>, needs: StateCookieNeeds): StateCookie<F> {
  const { name, fields, lifeMs, vital, rank, shared, owner = '' } = kind
  const { jar, domain, now, storage, onRepair } = needs
  /** What was said of this cookie already. */
  const told = new Set<string>()
  /** Numbers that another source has lowered: what is stored does not count for them (VI-11). */
  const lowered = new Set<string>()
  /** Whether what is stored belongs to another visitor and is to be written over. */
  let isReplaced = false
  let isOutdated = false
  let base = readState() ?? defaultsOf(fields)
  let state = base

  /** Of several visible ones the one written for this domain, else the newest (CK-20). */
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

  /** Stored state older than its life is as good as none (CK-14). */
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
      for (const [key, value] of Object.entries(patch)) if (Number(value) < Number(state[key])) lowered.add(key)
      state = { ...state, ...patch }
      // A text that other tabs do not merge is this page's news: as its base it would give way to what is stored.
      const shared = Object.entries(patch).filter(([key]) => fields[key]?.merge)
      base = { ...base, ...Object.fromEntries(shared) }
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
        // Neither visitor's numbers may be added to the other's.
        if (ours === before) state = base = found
        else isReplaced = true
        return true
      }
      const stored = { ...found, ...Object.fromEntries([...lowered].map((key) => [key, base[key]])) }
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
        ) // tried again with the next write
    }
  }
}
