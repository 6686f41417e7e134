export const counterKinds = ['ecount', 'topk', 'topk_safe'] as const
export type CounterKind = (typeof counterKinds)[number]

/** Counters with one name; each kind is counted separately. */
export type CounterList = { property: string; kind: CounterKind; name: string }

/** An increment of the counter of an id that expires at a given time; times are epoch milliseconds. */
export type Increment = CounterList & {
  id: string
  /** The amount to add: one, except for seed data. */
  times: number
  /** Counts at most once per visitor until it expires; null counts always (SV-51). */
  visitorId: string | null
  now: number
  expiresAt: number
}

/** Pairs of id and count, highest count first, then by id; `total` is the number of ids with a count. */
export type TopCounters = { pairs: [string, number][]; total: number }

/** Counts within time windows (SV-48 to SV-52). Increments that have expired at `now` are never included. */
export type CounterStore = {
  add(increment: Increment): Promise<void>
  /** Returns 0 for an unknown id. */
  count(list: CounterList, id: string, now: number): Promise<number>
  top(list: CounterList, k: number, now: number): Promise<TopCounters>
  /** The lists in which something is counted, by their names; `ids` has those whose increments are not swept yet. */
  lists(atMost: number): Promise<(CounterList & { ids: number })[]>
  /** Subtracts some of the expired increments from the totals. */
  sweep(now: number): Promise<void>
  /** Returns when the next sweep is due. */
  nextSweep(): Promise<number | null>
  list(now: number, property?: string): Promise<(CounterList & { id: string; count: number })[]>
  clear(property?: string): Promise<void>
}
