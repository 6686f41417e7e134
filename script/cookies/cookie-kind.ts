import type { KeyValue } from '../key-value.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { CookieFields, StateOf } from './field.ts'

/** What distinguishes one state cookie from another; everything else is common to all three. */
export type CookieKind<F extends CookieFields> = {
  name: string
  fields: F
  lifeMs: number
  /** Fields without which the cookie is useless (CK-16). */
  vital: readonly (keyof F)[]
  /** Of two cookies with the same name, the one with the larger rank is the newer (CK-20). */
  rank: (state: StateOf<F>) => number
  /** Lists that may outgrow the cookie: the first items, as many as do not fit, are stored in local storage (CK-15). */
  lists?: readonly (keyof F)[]
  /** The field that identifies whose state it is. */
  owner?: keyof F
  /** Whether a frame in a page of another site may read and write it (XD-07). */
  shared?: boolean
}

export type StateCookieNeeds = {
  jar: CookieJar
  domain: string
  now: () => number
  /** For data that does not fit into the cookie. */
  storage?: KeyValue
  /** Called once per cookie that had to be repaired (CK-16). */
  onRepair: (name: string, what: string) => void
  /** Called with a cookie of more than 2000 characters (CK-15). */
  onLarge: (name: string, length: number) => void
}
