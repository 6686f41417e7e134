import type { Operation, Plain } from './segment.ts'

/** What a field may be asked for, in words (SG-07 to SG-11). Texts are compared without regard to capitals. */

/** The same; a plain value means this, too. */
export const is = (value: Plain): Operation => ({ op: 'eq', value })
/** Another, or none. */
export const isNot = (value: Plain): Operation => ({ op: 'neq', value })
export const isOneOf = (...value: readonly Plain[]): Operation => ({ op: 'in', value })
/** None of these, or no value at all. */
export const isNoneOf = (...value: readonly Plain[]): Operation => ({ op: 'nin', value })

/** A number, a text (by alphabet), or a day such as `'2026-11-27'`, which is compared by time. */
export const below = (value: Ordered): Operation => ({ op: 'lt', value })
export const atMost = (value: Ordered): Operation => ({ op: 'lte', value })
export const above = (value: Ordered): Operation => ({ op: 'gt', value })
export const atLeast = (value: Ordered): Operation => ({ op: 'gte', value })

export const contains = (value: string): Operation => ({ op: 'contains', value })
export const containsNot = (value: string): Operation => ({ op: 'ncontains', value })
export const containsAny = (...value: readonly string[]): Operation => ({ op: 'containsany', value })
export const containsNone = (...value: readonly string[]): Operation => ({ op: 'ncontainsany', value })

/** Fits a regular expression; its flags do not count, for capitals are never regarded. */
export const matches = (value: RegExp | string): Operation => ({ op: 'regex', value: sourceOf(value) })
export const matchesNot = (value: RegExp | string): Operation => ({ op: 'nregex', value: sourceOf(value) })

type Ordered = string | number

function sourceOf(expression: RegExp | string): string {
  return typeof expression === 'string' ? expression : expression.source
}
