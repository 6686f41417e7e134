/** What the collection service answers to a batch (SV-29): an index that is not in `rejected` is stored. */
export type EventAnswer = {
  status: { code: number; message: string }
  /** Newly stored events of this batch. */
  accepted: number
  /** Events that were stored before. */
  duplicates: number
  rejected: { index: number; reason: string }[]
}
