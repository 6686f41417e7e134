export type TimedEvent = {
  /** The visitor to whom the sequence numbers belong; null when the event names none. */
  visitor: string | null
  seq: number | null
  /** Time by the device's clock, in epoch milliseconds. */
  deviceAt: number
  /** The smallest offset seen for the event's session, in milliseconds. */
  offset: number
}

/**
 * Returns the times of events by the service's clock, in epoch milliseconds and in the given order (BY-07). A
 * visitor's events always keep the order of their sequence numbers, whatever the clocks of the sessions say.
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
    .sort((a, b) => a.seq - b.seq)
}
