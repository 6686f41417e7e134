/** What the values of a field are compared as (SG-18). */
export const valueTypes = ['date', 'number', 'string', 'boolean'] as const
export type ValueType = (typeof valueTypes)[number]

/** What a site's segments are made of (SG-02). */
export type SegmentIndex = {
  /** By profile id. */
  profiles: Record<string, SegmentProfile>
  /** By predicate id. */
  predicates: Record<string, Predicate>
}

export type SegmentProfile = {
  /** The segments that each of these predicates decides. */
  predicateRoots: Record<string, readonly string[]>
  /** The segments every visitor belongs to before any event. */
  defaults: readonly string[]
  /** The predicates to evaluate for an event, by its type, leaves before parents. */
  executionPlans: Record<string, readonly string[]>
}

export type Predicate = {
  id: string
  op: string
  /** Of `count` and `timeout` the first is what they are about; a match of the second, if there is one, ends it. */
  children?: readonly string[]
  /** What a leaf reads: a path with dots in events of a type, and what the value there is compared as. */
  key?: { event: string; field: string; type?: ValueType }
  /** What a leaf compares with; a list for `in`, `nin`, `containsany` and `ncontainsany`. */
  value?: unknown
  props?: {
    /** A number means at least so many (SG-13). */
    count?: number | Comparison
    /** Of a `count`: begins with the first match it counts, and ends the counting. */
    timeout?: Timeout
    /** `value` is a date or epoch milliseconds; either alone means from then on (SG-15). */
    time?: number | string | { op: string; value: number | string }
    /** What the query service is asked (SG-28). */
    query?: unknown
  }
}

export type Comparison = { op: string; value: number }

/** When a match ceases to hold (SG-20 to SG-23). Times are dates or epoch milliseconds, `duration` is milliseconds. */
export type Timeout =
  | { type: 'never' }
  | { type: 'view' | 'session' | 'entrance' | 'event'; value: number }
  | { type: 'time'; value: number | string }
  | { type: 'relative'; duration: number }
  | { type: 'relative'; unit: string; quantity: number }
  | { type: 'absolute'; from: number | string; to: number | string }
