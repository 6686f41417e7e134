/** The states that browsers gave to the stamp service, by property and browser token (SV-35, SV-36). */
export type StampStore = {
  /** Null when nothing was stored. */
  read(trackingId: string, token: string): Promise<string | null>
  /** Puts a state in the place of the earlier one. `storedAt` is in epoch milliseconds. */
  write(stamp: Stamp): Promise<void>
  /** Removes a browser's state; answers whether other properties have one of it. */
  forget(trackingId: string, token: string): Promise<boolean>
  list(trackingId?: string): Promise<Stamp[]>
  clear(trackingId?: string): Promise<void>
  /** Removes at most so many of those stored before a time, the oldest first; answers how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}

export type Stamp = { trackingId: string; token: string; state: string; storedAt: number }
