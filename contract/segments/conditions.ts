import type { FieldOf, KnownEvent } from './event-fields.ts'
import type { Condition, EventMatch, Happening, Wanted } from './segment.ts'

/**
 * Events that every shop publishes or the script adds, of which all the named fields have what is wanted:
 * `event('ecProduct', { eventType: 'detail', 'product.categories': 'boots' })`. Of a list, one item has to have it.
 */
export function event<Name extends KnownEvent>(
  name: Name,
  fields: { readonly [Field in FieldOf<Name>]?: Wanted } = {},
): EventMatch {
  return { event: name, fields: fields as EventMatch['fields'] }
}

/** Events of a type that only this site has, or with fields that only this site has. */
export function ownEvent(name: string, fields: EventMatch['fields'] = {}): EventMatch {
  return { event: name, fields, isOwn: true }
}

/** It happened so often and so lately as said, and was not ended since (SG-13, SG-14). */
export function happened(match: EventMatch, happening: Happening = {}): Condition {
  return { kind: 'happened', match, ...happening }
}

/** The latest event of the type is like this: what is so now, rather than what was (SG-05). */
export function latest(match: EventMatch): Condition {
  return { kind: 'latest', match }
}

/** All of them (SG-12). */
export function all(...of: readonly Condition[]): Condition {
  return { kind: 'all', of }
}

/** At least one of them (SG-12). */
export function any(...of: readonly Condition[]): Condition {
  return { kind: 'any', of }
}

/** Not so (SG-12). Before any event it is true of what has to happen. */
export function not(of: Condition): Condition {
  return { kind: 'not', of }
}

/**
 * The service has a record of the user in a dataset, with every field as wanted (SG-16, SV-39). It is asked once for each
 * user who is signed in: false for anyone else, and until it has answered.
 */
export function record(dataset: string, fields: Readonly<Record<string, Wanted>>): Condition {
  return { kind: 'record', dataset, fields }
}

/** From a moment on: `'2026-11-27'` or `'2026-11-27T08:00Z'`, UTC without an offset, or epoch milliseconds (SG-15). */
export function from(moment: string | number): Condition {
  return { kind: 'from', moment }
}

/** Before a moment, in the form of `from` (SG-15). */
export function until(moment: string | number): Condition {
  return { kind: 'until', moment }
}
