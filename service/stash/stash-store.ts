/** One value of the stash. `data` is any JSON; times are epoch milliseconds. */
export type StashEntry = StashPlace & { key: string; data: unknown; storedAt: number }

/** Where a value is: in an area of a namespace. */
export type StashPlace = { namespace: string; area: string }

/** The stash's values (SV-21 to SV-25). */
export type StashStore = {
  /** What there is under some of the keys. */
  read(place: StashPlace, keys: string[]): Promise<Map<string, unknown>>
  /** Puts a value in the place of the earlier one; a mark for recomputation goes away with that. */
  write(entry: StashEntry): Promise<void>
  /** `recomputeSince` is when a segment state was marked for recomputation (SV-26), null when it is not. */
  list(namespace?: string): Promise<(StashEntry & { recomputeSince: number | null })[]>
  clear(namespace?: string): Promise<void>
  /** Removes at most so many of the values written before a time, the oldest first; answers how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
