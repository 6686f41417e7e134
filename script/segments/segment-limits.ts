/** The business constants of the segment engine, with where they come from; they load with it. */
export const limits = {
  /** SG-28, QU-17 */
  queries: 20,
  queryGroupMs: 100,
  /** SG-30, QU-17: from a change to the save, and after the first failure, doubled up to the most. */
  syncPollMs: 1500,
  syncBackOffMs: 1000,
  backOffMostMs: 64_000,
  /** SG-30: to local storage, after the last of several changes. */
  storageDelayMs: 500,
  /** SG-31, QU-14: the longest that the start waits for a stored state. */
  readMs: 2000,
  /** SV-28: the service takes no notice that is further ahead; the page's own timer goes on. */
  noticeSeconds: 365 * 24 * 3600,
} as const
