/** The addresses of the page at a given moment (BR-02). */
export type PageFacts = {
  url: string
  /** For a later view of the same page load, this is the address of the previous view. */
  referrerUrl: string
}

/**
 * When and where an event was emitted; the event is sent with these values, however late it is processed (BD-06,
 * EV-09).
 */
export type EventMoment = PageFacts & {
  /** Emission time in epoch milliseconds. */
  ts: number
  /** The document's title, where the tag's stub has stored it; it is not sent. */
  title?: string
  /**
   * The ids of the event, under '', and of the events that follow it, by type: the same each time the event is
   * processed.
   */
  ids?: Record<string, string>
}

/** Returns path and query of an address; a fragment is a position on the same page. */
export function addressOf(url: string): string {
  return url.split('#', 1)[0] ?? ''
}
