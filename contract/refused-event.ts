/** An event that the service refused, or the beginning of a body that it could not read, as it is kept (SV-31, SV-32). */
export type RefusedEvent = {
  /** Grows in the order of arrival. */
  id: number
  trackingId: string
  /** Epoch milliseconds. */
  receivedAt: number
  /** Why it was refused the last time. */
  reason: string
  /** The place in its batch; null for a whole body. */
  index: number | null
  encoding: 'utf-8' | 'base64'
  body: string
}

/** `GET /events/refused`: a part of the refused events; `next` is the id to go on after, null at the end (BY-09). */
export type RefusedEventsAnswer = { refused: RefusedEvent[]; next: number | null }

/** The body of `POST /events/replay`: which refused events are sent through the checks again (BY-09). */
export type ReplayRequest = {
  events: {
    id: number
    /** The repaired text; without it the event goes as it is kept. */
    body?: string
  }[]
}

/** What became of one refused event. Without `reasons` it went through and is kept aside no more. */
export type ReplayOutcome = {
  id: number
  accepted: number
  /** Events that were stored before. */
  duplicates: number
  /** Why it, or events of its body, are refused still. */
  reasons: string[]
}

export type ReplayAnswer = { status: { code: number; message: string }; replayed: ReplayOutcome[] }
