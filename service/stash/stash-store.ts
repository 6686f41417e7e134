/** A value of the stash. `data` is any JSON; times are epoch milliseconds. */
export type StashEntry = StashPlace & { key: string; data: unknown; storedAt: number }

/** The location of a value: an area of a namespace. */
export type StashPlace = { namespace: string; area: string }

/** The values of the stash (SV-21 to SV-25). */
export type StashStore = {
  /** Returns the existing values of the given keys. */
  read(place: StashPlace, keys: string[]): Promise<Map<string, unknown>>
  /** Replaces the earlier value, and removes its mark for recomputation. */
  write(entry: StashEntry): Promise<void>
  /** `recomputeSince` is the time at which a segment state was marked for recomputation (SV-26), or null. */
  list(namespace?: string): Promise<(StashEntry & { recomputeSince: number | null })[]>
  clear(namespace?: string): Promise<void>
  /** Removes at most `atMost` values written before a time, oldest first, and returns how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
