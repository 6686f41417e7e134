import type { ValueType } from '../segment-index.ts'

/**
 * An audience segment of a site, as its owner writes it (SG-02). `instep check` says what is wrong with it, `instep build`
 * turns it into what the script's engine reads.
 */
export type Segment = {
  /** Used in events, rules and experiences: letters, digits, `-`, `_` and `.`, at most 64. */
  id: string
  /** For people. */
  name?: string
  when: Condition
  /** Every visitor belongs to it before their first event; the first event that `when` reads decides. Default false. */
  byDefault?: boolean
}

/** What is true of a visitor, or not. Made by the functions of `conditions.ts`. */
export type Condition =
  | { kind: 'latest'; match: EventMatch }
  | ({ kind: 'happened'; match: EventMatch } & Happening)
  | { kind: 'all' | 'any'; of: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'record'; dataset: string; fields: Readonly<Record<string, Wanted>> }
  | { kind: 'from' | 'until'; moment: string | number }

export type Happening = {
  /** At least so many events. Default 1. */
  times?: number
  /**
   * How long it holds: `'7 days'`, `'1 session'`, `'3 views'`. Of one event: since the latest. Of several: since the first
   * of them, within which the others have to happen; after it the counting begins anew. Default for ever.
   */
  within?: string
  /** A later event of this kind ends it, e.g. a purchase: "and has not bought since". */
  until?: EventMatch
}

/** Events of a type, of which every field has what is wanted. */
export type EventMatch = {
  event: string
  fields: Readonly<Record<string, Wanted>>
  /** Of the site's own making: its names are not compared with those that every shop has. */
  isOwn?: boolean
}

/** What a field is to be: a plain value, or what one of the functions of `operators.ts` says. */
export type Wanted = Plain | Operation
export type Plain = string | number | boolean
export type Operation = { op: string; value: Plain | readonly Plain[]; type?: ValueType }
