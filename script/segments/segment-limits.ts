/** The constants of the segment engine with their sources; they load with the engine. */
export const limits = {
  /** Batching and retries of queries (SG-28, QU-17). */
  queries: 20,
  queryGroupMs: 100,
  /** The delay from a change to its save, and after the first failure; doubled up to the maximum (SG-30, QU-17). */
  syncPollMs: 1500,
  syncBackOffMs: 1000,
  backOffMostMs: 64_000,
  /** The delay from the last of several changes to the save in local storage (SG-30). */
  storageDelayMs: 500,
  /** The maximum time that the start waits for a stored state (SG-31, QU-14). */
  readMs: 2000,
  /** The service accepts no timeout that is further ahead; the page's own timer still applies (SV-28). */
  noticeSeconds: 365 * 24 * 3600,
} as const
