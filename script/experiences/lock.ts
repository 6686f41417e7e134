/** The page-wide lock of exclusive experiences: the first that is about to run has it (EX-15). */
export type ExperienceLock = {
  /** Who has it now: the one that asks, or the one that was first. */
  take(experienceId: string): string
  /** At a new view it is free again, unless its holder runs across views. */
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
