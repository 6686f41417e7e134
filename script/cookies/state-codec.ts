import { messageOf } from '../../contract/message-of.ts'
import type { CookieFields, StateOf } from './field.ts'

/** The separator between the segments of a state cookie (CK-04). */
export const separator = ':'

export type DecodedState<F extends CookieFields> = {
  state: StateOf<F>
  /** A description of what was recovered or reset, for the log; absent when the text was intact (CK-16). */
  repaired?: string
}

/** Returns the initial state, before anything has happened. */
export function defaultsOf<F extends CookieFields>(fields: F): StateOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])) as StateOf<F>
}

/** Encodes a state in its only text form (CK-04). */
export function encodeState<F extends CookieFields>(fields: F, state: StateOf<F>): string {
  return Object.entries(fields)
    .map(([name, field]) => field.write(state[name as keyof F]))
    .join(separator)
}

/**
 * Decodes a state from left to right: from the first unreadable segment on, fields keep their defaults (CK-16), and so
 * do missing trailing ones (CK-19). When a field named in `vital` is unreadable, the whole state is the default.
 * @param now epoch milliseconds, to recognise times in the future
 */
export function decodeState<F extends CookieFields>(
  fields: F,
  text: string,
  { vital, now }: { vital: readonly (keyof F)[]; now: number },
): DecodedState<F> {
  const state = defaultsOf(fields)
  const segments = text.split(separator)
  for (const [name, field] of Object.entries(fields)) {
    const segment = segments.shift()
    if (segment === undefined) break
    try {
      state[name as keyof F] = field.read(segment, now) as StateOf<F>[keyof F]
    } catch (error) {
      const why = `${name} cannot be read: ${messageOf(error)}`
      if (vital.includes(name)) return { state: defaultsOf(fields), repaired: `reset, ${why}` }
      return { state, repaired: `cut off, ${why}` }
    }
  }
  const surplus = segments.length
  return surplus ? { state, repaired: `${surplus} surplus segments dropped` } : { state }
}
