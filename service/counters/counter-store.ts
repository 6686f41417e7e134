export const counterKinds = ['ecount', 'topk', 'topk_safe'] as const
export type CounterKind = (typeof counterKinds)[number]

/** Counters of one name; each kind counts for itself. */
export type CounterList = { property: string; kind: CounterKind; name: string }

/** Adds to the counter of an id until a time; times are epoch milliseconds. */
export type Increment = CounterList & {
  id: string
  /** How many are added: one, but for a seed. */
  times: number
  /** Counts at most once per visitor until the time is over; null counts always (SV-51). */
  visitorId: string | null
  now: number
  expiresAt: number
}

/** Pairs of id and count, highest count first, then by id; `total` is how many ids have a count. */
export type TopCounters = { pairs: [string, number][]; total: number }

/** Counts within windows of time (SV-48 to SV-52). What has expired at `now` is in no answer. */
export type CounterStore = {
  add(increment: Increment): Promise<void>
  /** 0 for an unknown id. */
  count(list: CounterList, id: string, now: number): Promise<number>
  top(list: CounterList, k: number, now: number): Promise<TopCounters>
  /** Takes some of what has expired off the totals. */
  sweep(now: number): Promise<void>
  /** When there is something to sweep. */
  nextSweep(): Promise<number | null>
  list(now: number, property?: string): Promise<(CounterList & { id: string; count: number })[]>
  clear(property?: string): Promise<void>
}
