/** An impression or click-through of a placement (SV-41); times are epoch milliseconds. */
export type StoredCallbackData = {
  /** The callback data that came with the content. */
  d: string
  kind: 'impression' | 'clickthrough'
  /** When it happened, as the browser says. */
  ts: number
  /** Product ids, each once; none for the placement as a whole. */
  products: string[]
  gcid: string | null
  gsid: string | null
  receivedAt: number
}

/** The recorded callbacks. */
export type CallbackStore = {
  /** Does nothing for one whose data, kind, product ids and time are those of a recorded one (SV-42). */
  record(callback: StoredCallbackData): Promise<void>
  /** In the order of arrival. */
  list(): Promise<StoredCallbackData[]>
  clear(): Promise<void>
  /** Removes at most so many of those received before a time, the oldest first; answers how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
