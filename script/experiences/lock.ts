/** The page-wide lock of exclusive experiences: the first that is about to run gets it (EX-15). */
export type ExperienceLock = {
  /** Takes the lock if it is free, and returns its holder. */
  take(experienceId: string): string
  /** Releases the lock at a new view, unless its holder runs across views. */
  nextView(keeps: (holder: string) => boolean): void
}

export function createLock(): ExperienceLock {
  let holder: string | undefined
  return {
    take(experienceId) {
      holder ??= experienceId
      return holder
    },
    nextView(keeps) {
      if (holder !== undefined && !keeps(holder)) holder = undefined
    },
  }
}
