/** What the page is at a moment (BR-02). */
export type PageFacts = {
  url: string
  /** Of a later view of the same page load: the address of the view before it. */
  referrerUrl: string
}

/** When and where an event was emitted: what is sent of it says so, however late it is processed (BD-06, EV-09). */
export type EventMoment = PageFacts & {
  /** Epoch milliseconds. */
  ts: number
  /** The document's, where the tag's stub kept it; nothing that is sent says it. */
  title?: string
  /** Ids of the event, under '', and of those that follow it, by type: the same each time it is processed. */
  ids?: Record<string, string>
}

/** Path and query of an address: a fragment is a place on the same page. */
export function addressOf(url: string): string {
  return url.split('#', 1)[0] ?? ''
}
