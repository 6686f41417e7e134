/** The states that browsers sent to the stamp service, by property and browser token (SV-35, SV-36). */
export type StampStore = {
  /** Returns null when nothing is stored. */
  read(trackingId: string, token: string): Promise<string | null>
  /** Replaces the earlier state. `storedAt` is in epoch milliseconds. */
  write(stamp: Stamp): Promise<void>
  /** Removes a browser's state, and returns whether other properties have a state of the browser. */
  forget(trackingId: string, token: string): Promise<boolean>
  list(trackingId?: string): Promise<Stamp[]>
  clear(trackingId?: string): Promise<void>
  /** Removes at most `atMost` states stored before a time, oldest first, and returns how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}

export type Stamp = { trackingId: string; token: string; state: string; storedAt: number }
