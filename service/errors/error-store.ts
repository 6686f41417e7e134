/** Error reports of scripts, the newest ones (SV-37, SV-38). */
export type ErrorStore = {
  /** Puts a report beside the others; beyond the number that is kept the oldest goes. */
  keep(report: ErrorReport): Promise<void>
  /** In the order of arrival. */
  list(): Promise<ErrorReport[]>
  clear(): Promise<void>
}

/** `name` is of the reporting program; `receivedAt` is in epoch milliseconds. */
export type ErrorReport = { name: string; receivedAt: number; report: Record<string, unknown> }
