/** A deferred notice of a visitor; `due` in epoch milliseconds. */
export type StashNotice = {
  namespace: string
  visitorId: string
  due: number
  route: string
  data: { visitorId: string; propertyId: string; trackingId: string }
}

/** The deferred notices, at most one for each visitor of a namespace (SV-26 to SV-28). */
export type NoticeStore = {
  /** Adds a notice, replacing the earlier one. */
  set(notice: StashNotice): Promise<void>
  remove(namespace: string, visitorId: string): Promise<void>
  nextDue(): Promise<number | null>
  /** Marks the segment states of some visitors with due notices for recomputation, and removes these notices. */
  settleDue(now: number): Promise<void>
  list(namespace?: string): Promise<StashNotice[]>
  clear(namespace?: string): Promise<void>
}
