import type { KeyValue } from '../key-value.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { CookieFields, StateOf } from './field.ts'

/** What one cookie is; the rest is the same for all three. */
export type CookieKind<F extends CookieFields> = {
  name: string
  fields: F
  lifeMs: number
  /** Fields without which the cookie is worth nothing (CK-16). */
  vital: readonly (keyof F)[]
  /** The larger is the newer of two cookies of one name (CK-20). */
  rank: (state: StateOf<F>) => number
  /** Lists that may outgrow the cookie: what finds no room in it, the first items, goes to local storage (CK-15). */
  lists?: readonly (keyof F)[]
  /** The field that says whose state it is. */
  owner?: keyof F
  /** Whether a frame in another site's page may read and write it (XD-07). */
  shared?: boolean
}

export type StateCookieNeeds = {
  jar: CookieJar
  domain: string
  now: () => number
  /** For what finds no room in the cookie. */
  storage?: KeyValue
  /** Told once per cookie that had to be repaired (CK-16). */
  onRepair: (name: string, what: string) => void
  /** Told of a cookie beyond 2000 characters (CK-15). */
  onLarge: (name: string, length: number) => void
}
