/** Error reports of scripts, the newest ones (SV-37, SV-38). */
export type ErrorStore = {
  /** Puts a report beside the others; beyond the number that is kept the oldest goes. */
  keep(report: StoredErrorReport): Promise<void>
  /** In the order of arrival. */
  list(): Promise<StoredErrorReport[]>
  clear(): Promise<void>
}

/** `name` is of the reporting program; `receivedAt` is in epoch milliseconds. */
export type StoredErrorReport = { name: string; receivedAt: number; report: Record<string, unknown> }
