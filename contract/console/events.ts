/** `GET /console/api/events/{trackingId}?type&visitor&before`: stored events, the newest first; times in epoch milliseconds. */
export type StoredEventPage = {
  events: StoredEventRow[]
  /** To be given as `before` for the page after; null at the end. */
  next: number | null
  /** The position of the site's newest event; 0 where there is none. */
  latest: number
  /** The types of its events, by name, at most 200. */
  types: string[]
}

export type StoredEventRow = {
  /** Increases with each arrival. */
  position: number
  receivedAt: number
  type: string
  visitorId: string | null
  /** The path of the page's address, without its query. */
  path: string
  isCrawler: boolean
}

/** `GET …/{trackingId}/count?after&type&visitor`: how many events arrived after a position, at most 1000. */
export type NewEventCount = { events: number }

/** `GET …/{trackingId}/{position}`: the envelope of one event, exactly as it was sent. */
export type StoredEnvelope = { text: string }

/** `GET /console/api/refused/{trackingId}?reason&before`: refused events, the newest first. */
export type RefusedEventPage = {
  events: RefusedEventRow[]
  /** To be given as `before` for the page after; null at the end. */
  next: number | null
  /** How many are kept for each reason, the most frequent first. */
  reasons: { reason: string; events: number }[]
  /** The greatest id of all that are kept; 0 where there is none. */
  latest: number
}

export type RefusedEventRow = {
  /** Grows in the order of arrival. */
  id: number
  receivedAt: number
  /** Why it was refused the last time. */
  reason: string
  /** The place in its batch; null for a whole body. */
  index: number | null
  /** `unpacked`: it came compressed. `base64`: its bytes are no text. */
  form: 'text' | 'unpacked' | 'base64'
  /** Its text; in the list its beginning, at most 2000 characters. */
  text: string
  /** Whether more of it arrived than `text` has. */
  isCut: boolean
  /** Bytes that are kept. */
  size: number
}

/** `POST …/{trackingId}/{id}/check`: what a repaired text would become. Both are 0 and none where all of it is refused. */
export type RepairCheck = {
  /** Events that pass. */
  passing: number
  faults: RepairFault[]
}

/** `index` is the place of the event in a whole body; null where the text itself is at fault. */
export type RepairFault = { index: number | null; reason: string }

/** `POST …/{trackingId}/replay-step`: the next of those with a reason, in the order of arrival. */
export type ReplayStep = {
  reason: string
  /** The id to go on after; 0 at the beginning. */
  after: number
  /** The last id of all; those that are refused meanwhile are left for another time. */
  upTo: number
}

export type ReplayStepAnswer = {
  /** The id to go on after; null at the end. */
  next: number | null
  /** Refused events that were tried. */
  tried: number
  accepted: number
  /** Events that were stored before. */
  duplicates: number
  /** Events that are refused still. */
  refused: number
}
