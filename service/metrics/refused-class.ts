import { invalidBecause } from '../events/check-event.ts'

/** Reasons why an event is refused, as the values of a label: few, whatever is sent. */
export type RefusedClass = keyof typeof invalidBecause | 'body_unreadable' | 'body_too_large' | 'other'

const classes = new Map<string, keyof typeof invalidBecause>(
  (Object.keys(invalidBecause) as (keyof typeof invalidBecause)[]).map((name) => [invalidBecause[name], name]),
)

/** Returns the class of the reason that an event was refused for. */
export function refusedClassOf(reason: string): RefusedClass {
  return classes.get(reason) ?? 'other'
}
