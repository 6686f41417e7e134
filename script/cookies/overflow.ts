import { limits } from '../limits.ts'
import type { CookieKind, StateCookieNeeds } from './cookie-kind.ts'
import type { CookieField, CookieFields, StateOf } from './field.ts'
import { defaultsOf, encodeState, separator } from './state-codec.ts'

/** Returns the storage key for the data that does not fit into a cookie. */
export function restKeyOf(name: string): string {
  return `${name}:rest`
}

/**
 * Encodes a state within `room` characters: the first items of its `lists` are left out, one list after the other.
 * `rest` has the items left out, one text per list. The other fields may still exceed the room.
 */
export function encodeWithin<F extends CookieFields>(
  fields: F,
  state: StateOf<F>,
  { lists, room }: { lists: readonly (keyof F)[]; room: number },
): { text: string; rest: string[] } {
  const whole = encodeState(fields, state)
  const segments = whole.split(separator)
  let surplus = whole.length - room
  const rest = lists.map((list) => {
    const at = Object.keys(fields).indexOf(list as string)
    const items = segments[at]?.split('|') ?? []
    let count = 0
    for (; surplus > 0 && count < items.length; count++) surplus -= `${items[count]}|`.length
    segments[at] = items.slice(count).join('|')
    return items.slice(0, count).join('|')
  })
  return { text: segments.join(separator), rest }
}

function ownerOf<F extends CookieFields>({ fields, owner = '' }: CookieKind<F>, state: StateOf<F>): string {
  return fields[owner]?.write(state[owner]) ?? ''
}

/**
 * Adds to a cookie's state the items that did not fit into the cookie; those of another visitor, and corrupted ones,
 * are ignored.
 */
export function addRest<F extends CookieFields>(
  kind: CookieKind<F>,
  state: StateOf<F>,
  { storage, now }: Pick<StateCookieNeeds, 'storage' | 'now'>,
): StateOf<F> {
  const { name, fields, lists = [] } = kind
  const [whose, ...rest] = storage?.get(restKeyOf(name))?.split(separator) ?? []
  if (whose !== ownerOf(kind, state)) return state
  try {
    const entries = lists.map((list, at) => {
      const { read, mergeTabs, default: none } = fields[list] as CookieField<StateOf<F>[keyof F]>
      return [list, mergeTabs?.(state[list], none, read(rest[at] ?? '', now()))]
    })
    return { ...state, ...Object.fromEntries(entries) }
  } catch {
    return state
  }
}

export type LargeState<F extends CookieFields> = Pick<StateCookieNeeds, 'jar' | 'domain' | 'storage' | 'onLarge'> & {
  state: StateOf<F>
  /** Called with a description of what had to be dropped. */
  onLoss: (what: string) => void
}

/**
 * Writes a state that does not fit into its cookie, or that the browser has refused; returns the state that is stored
 * now.
 */
export function writeLarge<F extends CookieFields>(kind: CookieKind<F>, large: LargeState<F>): StateOf<F> {
  const { state, onLoss } = large
  if (writeWithOverflow(kind, large)) return state
  // Counting continues, at the cost of the texts that another writer has left in the cookie.
  onLoss('refused by the browser, long texts dropped')
  const entries = Object.entries(state).filter(([, value]) => !(typeof value === 'string' && value.length > 99))
  const short = { ...defaultsOf(kind.fields), ...Object.fromEntries(entries) }
  writeWithOverflow(kind, { ...large, state: short })
  return short
}

/** Writes the cookie, and the items that do not fit to storage; returns whether the browser has kept the cookie. */
function writeWithOverflow<F extends CookieFields>(
  kind: CookieKind<F>,
  { state, jar, domain, storage, onLarge, onLoss }: LargeState<F>,
): boolean {
  const { name, fields, lists = [], lifeMs, shared } = kind
  const { text, rest } = encodeWithin(fields, state, { lists, room: limits.cookieLength - name.length - 4 })
  const length = name.length + 1 + text.length
  if (length > limits.cookieLength) onLarge(name, length)
  jar.write(name, text, { domain, lifeMs, shared })
  const isKept = jar.values(name).includes(text)
  const key = restKeyOf(name)
  if (!rest.some(Boolean)) storage?.remove(key)
  else if (!storage?.set(key, [ownerOf(kind, state), ...rest].join(separator))) onLoss('no room for the oldest items')
  return isKept
}
