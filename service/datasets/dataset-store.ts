/** A dataset as it was uploaded; `loadedAt` in epoch milliseconds. Later versions have greater numbers, from 1 on. */
export type UploadedDataset = DatasetName & {
  version: number
  loadedAt: number
  records: ReadonlyMap<string, Record<string, unknown>>
}

export type DatasetName = { trackingId: string; id: string }

/** Keeps uploaded datasets: of each the latest version and the one before. */
export type DatasetStore = {
  /** All versions, the latest of each dataset last. */
  list(): Promise<UploadedDataset[]>
  /**
   * Adds a version, unless another than `before` is the latest, which has the number 0 where there is none. Returns its
   * number.
   */
  add(upload: Omit<UploadedDataset, 'version'>, before: number): Promise<number | 'changed' | 'full'>
  /** Removes the latest version, unless it is another one. */
  removeLatest(place: DatasetName, version: number): Promise<'done' | 'changed'>
}
