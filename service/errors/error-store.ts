/** The most recent error reports of scripts (SV-37, SV-38). */
export type ErrorStore = {
  /** Adds a report. When the maximum number is exceeded, the oldest report is removed. */
  keep(report: StoredErrorReport): Promise<void>
  /** Returns the reports in the order of arrival. */
  list(): Promise<StoredErrorReport[]>
  clear(): Promise<void>
}

/** `name` is the name of the reporting program; `receivedAt` is in epoch milliseconds. */
export type StoredErrorReport = { name: string; receivedAt: number; report: Record<string, unknown> }
