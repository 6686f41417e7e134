import type { StoredCallbackData } from '../../callbacks/callback-store.ts'
import type { CounterList } from '../../counters/counter-store.ts'
import type { RunName } from '../../functions/run-store.ts'
import { readCallbackData } from '../../placements/callback-data.ts'
import { segmentsKey } from '../../stash/segments-key.ts'

/** The names by which the storage is divided. What is changed together has the same name. */

/** A visitor's segment state lies where the notices are that mark it. */
export function stashPlaceOf(key: string): string {
  const visitor = segmentsKey('')
  return key.startsWith(visitor) ? key.slice(visitor.length) : key
}

export const counterPlace = ({ property, kind, name }: CounterList): string => [property, kind, name].join('\0')

/** Callbacks are counted where their visitor's deliveries are. */
export const callbackPlace = ({ d }: StoredCallbackData): string => readCallbackData(d)?.visitorId ?? d

/** Runs of a visitor lie where the conversion is heard that cancels them. */
export const runPlace = ({ id, visitorId }: Pick<RunName, 'id' | 'visitorId'>): string => visitorId ?? id
