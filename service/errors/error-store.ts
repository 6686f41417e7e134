/** The most recent error reports of scripts (SV-37, SV-38). */
export type ErrorStore = {
  /** Adds a report. When the maximum number is exceeded, the oldest report is removed. */
  keep(report: StoredErrorReport): Promise<void>
  /** Returns the reports in the order of arrival. */
  list(): Promise<StoredErrorReport[]>
  /** Counts the reports of a site from one time to before another, in epoch milliseconds, by their stage and message. */
  countMessages(trackingId: string, from: number, to: number): Promise<CountedMessage[]>
  clear(): Promise<void>
}

/** `name` is the name of the reporting program; `receivedAt` is in epoch milliseconds. */
export type StoredErrorReport = { name: string; receivedAt: number; report: Record<string, unknown> }

/** Reports with the same message, which is '' where there is none; the stage of the script is null where none is told. */
export type CountedMessage = { stage: string | null; message: string; reports: number; lastAt: number }
