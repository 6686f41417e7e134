import type { RefusedClass } from './refused-class.ts'

/** Counts of events by outcome since the start of the process. */
export type EventCounts = {
  /** Requests with events that could be read. */
  batches: number
  accepted: number
  refused: number
  /** Repeated events that the sender announced with `?dedupe=true`. */
  repeatsAnnounced: number
  /** Repeated events without the flag, which indicate a client that unknowingly sends twice (SV-33). */
  repeatsUnannounced: number
  /** Refused events, and bodies that could not be read, by the class of their reason. */
  refusedBy: Map<RefusedClass, number>
}

export function newEventCounts(): EventCounts {
  return { batches: 0, accepted: 0, refused: 0, repeatsAnnounced: 0, repeatsUnannounced: 0, refusedBy: new Map() }
}

/** Counts one refused event, or one body that could not be read. */
export function countRefused({ refusedBy }: EventCounts, reason: RefusedClass): void {
  refusedBy.set(reason, (refusedBy.get(reason) ?? 0) + 1)
}
