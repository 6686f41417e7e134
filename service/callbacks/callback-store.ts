/** An impression or click-through of a placement (SV-41); times are epoch milliseconds. */
export type StoredCallbackData = {
  /** The callback data that was sent with the content. */
  d: string
  kind: 'impression' | 'clickthrough'
  /** When it happened, according to the browser. */
  ts: number
  /** Product ids without duplicates; empty for the placement as a whole. */
  products: string[]
  gcid: string | null
  gsid: string | null
  receivedAt: number
}

/** The recorded callbacks. */
export type CallbackStore = {
  /** Does nothing when a callback with the same data, kind, product ids and time is already recorded (SV-42). */
  record(callback: StoredCallbackData): Promise<void>
  /** Returns the callbacks in the order of arrival. */
  list(): Promise<StoredCallbackData[]>
  clear(): Promise<void>
  /** Removes at most `atMost` callbacks received before a time, oldest first, and returns how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
