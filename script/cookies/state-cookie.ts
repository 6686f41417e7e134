import { limits } from '../limits.ts'
import { checkFields } from './check-fields.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { Fields, StateOf } from './field.ts'
import { mergeState } from './merge-state.ts'
import { decodeState, defaultsOf, encodeState } from './state-codec.ts'

/** What one cookie is; the rest is the same for all three. */
export type CookieKind<F extends Fields> = {
  name: string
  fields: F
  lifeMs: number
  /** Fields without which the cookie is worth nothing (CK-16). */
  vital: readonly (keyof F)[]
  /** The larger is the newer of two cookies of one name (CK-20). */
  rank: (state: StateOf<F>) => number
  /** Whether a frame in another site's page may read and write it (XD-07). */
  shared?: boolean
}

export type StateCookieNeeds = {
  jar: CookieJar
  domain: string
  now: () => number
  /** Told once per cookie that had to be repaired (CK-16). */
  onRepair: (name: string, what: string) => void
  /** Told of a cookie beyond 2000 characters (CK-15). */
  onLarge: (name: string, length: number) => void
}

export type StateCookie<F extends Fields> = {
  readonly state: Readonly<StateOf<F>>
  /** @throws for an unknown field or a value that cannot be stored; nothing is changed then (CK-05, CK-06) */
  change(patch: Partial<StateOf<F>>): void
  /** Takes over what another source knows: not this page's own addition, so that tabs do not add it up (VI-10). */
  raise(patch: Partial<StateOf<F>>): void
  /** Begins anew. */
  reset(): void
  /** Reads what other tabs have stored, puts this page's changes on top and writes it (CK-21). */
  write(): void
}

/** One state cookie: read when opened, changed in memory, written when asked. */
export function openStateCookie<F extends Fields>(kind: CookieKind<F>, needs: StateCookieNeeds): StateCookie<F> {
  const { name, fields, lifeMs, vital, rank, shared } = kind
  const { jar, domain, now, onRepair, onLarge } = needs
  /** Numbers that another source has lowered: what is stored does not count for them (VI-11). */
  const lowered = new Set<string>()
  let base = read() ?? defaultsOf(fields)
  let state = base

  /** Of several visible ones the one written for this domain, else the newest (CK-20). */
  function read(): StateOf<F> | undefined {
    const found = jar.values(name).map((text) => decodeState(fields, text, { vital, now: now() }))
    const own = found.find((each) => each.state.domain === domain)
    const newest = own ?? found.sort((a, b) => rank(b.state) - rank(a.state))[0]
    if (newest?.repaired) onRepair(name, newest.repaired)
    return newest && isFresh(newest.state) ? newest.state : undefined
  }

  /** Stored state older than its life is as good as none (CK-14). */
  function isFresh({ updatedAt }: { updatedAt?: unknown }): boolean {
    return typeof updatedAt !== 'number' || now() - updatedAt <= limits.permanentLifeMs
  }

  return {
    get state() {
      return state
    },
    change(patch) {
      checkFields(name, fields, patch)
      state = { ...state, ...patch }
    },
    raise(patch) {
      checkFields(name, fields, patch)
      for (const [key, value] of Object.entries(patch)) if (Number(value) < Number(state[key])) lowered.add(key)
      state = { ...state, ...patch }
      base = { ...base, ...patch }
    },
    reset() {
      base = defaultsOf(fields)
      state = base
    },
    write() {
      const found = read()
      const stored = found && { ...found, ...Object.fromEntries([...lowered].map((key) => [key, base[key]])) }
      lowered.clear()
      const merged = stored ? mergeState(fields, { ours: state, base, stored }) : state
      state = { ...merged, domain, ...('updatedAt' in fields ? { updatedAt: now() } : {}) }
      base = state
      const value = encodeState(fields, state)
      const length = name.length + 1 + value.length
      if (length > limits.cookieLength) onLarge(name, length)
      jar.write(name, value, { domain, lifeMs, shared })
    },
  }
}
