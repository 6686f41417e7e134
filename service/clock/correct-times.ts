export type TimedEvent = {
  /** Whose sequence numbers these are; null when the event does not say. */
  visitor: string | null
  seq: number | null
  /** Epoch milliseconds of the device's clock. */
  deviceAt: number
  /** Milliseconds: the smallest offset seen for the event's session. */
  offset: number
}

/**
 * The times of events on the service's clock, epoch milliseconds, in the order given (BY-07). A visitor's events never
 * stand in another order than their sequence numbers, whatever the clocks of the sessions said.
 */
export function correctTimes(events: readonly TimedEvent[]): number[] {
  const times = events.map(({ deviceAt, offset }) => deviceAt + offset)
  const latest = new Map<string, number>()
  for (const { at, visitor } of inSequence(events)) {
    const time = Math.max(times[at] ?? 0, latest.get(visitor) ?? Number.NEGATIVE_INFINITY)
    times[at] = time
    latest.set(visitor, time)
  }
  return times
}

function inSequence(events: readonly TimedEvent[]): { at: number; visitor: string; seq: number }[] {
  return events
    .flatMap(({ visitor, seq }, at) => (visitor === null || seq === null ? [] : [{ at, visitor, seq }]))
    .sort((a, b) => a.seq - b.seq || a.at - b.at)
}
