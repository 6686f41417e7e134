import type { DatasetOutcome, DatasetSource, ListedDataset } from '../../contract/console/datasets.ts'
import type { DatasetName, DatasetStore } from './dataset-store.ts'
import type { AllRecords, DatasetsByTracking, DatasetTable } from './datasets.ts'

type Version = { source: DatasetSource; version: number; loadedAt: number; records: AllRecords }

/** The datasets that count: those of the file, over which uploaded ones lie. They are in memory. */
export type SiteDatasets = DatasetsByTracking & {
  /** Reads the uploaded ones: before anything else, and when another process has changed them. */
  open(): Promise<void>
  list(trackingId: string): ListedDataset[]
  find(place: DatasetName): { facts: ListedDataset; records: AllRecords } | null
  /** Replaces a dataset, which counts at once; `before` is the version that it was checked with. */
  upload(place: DatasetName, records: AllRecords, before: number): Promise<DatasetOutcome['outcome']>
  /** Puts the version before an upload in its place. */
  undo(place: DatasetName, version: number): Promise<DatasetOutcome['outcome']>
}

type Needs = { file: DatasetTable; store: DatasetStore; now: () => number }

/** Creates the datasets of a service. Those of the file were read when the service started, which is now. */
export function createSiteDatasets({ file, store, now }: Needs): SiteDatasets {
  const startedAt = now()
  /** Uploads by site and dataset, the latest last. */
  const uploads = new Map<string, Map<string, Version[]>>()

  function versionsOf({ trackingId, id }: DatasetName): Version[] {
    const records = file.get(trackingId)?.get(id)
    const ofFile: Version[] = records ? [{ source: 'file', version: 0, loadedAt: startedAt, records }] : []
    return [...ofFile, ...uploadsOf({ trackingId, id })]
  }

  function describeDataset(place: DatasetName): { facts: ListedDataset; records: AllRecords } | null {
    const versions = versionsOf(place)
    const current = versions.at(-1)
    if (!current) return null
    const { records, ...facts } = current
    const before = versions.at(-2)
    const earlier = before && { source: before.source, loadedAt: before.loadedAt, records: before.records.size }
    const undoable = current.source === 'upload' ? { before: earlier ?? null } : {}
    return { facts: { id: place.id, ...facts, records: records.size, ...undoable }, records }
  }

  function setUploads({ trackingId, id }: DatasetName, versions: Version[]): void {
    const ofSite = uploads.get(trackingId) ?? new Map<string, Version[]>()
    uploads.set(trackingId, ofSite)
    if (versions.length > 0) ofSite.set(id, versions)
    else ofSite.delete(id)
  }

  const uploadsOf = ({ trackingId, id }: DatasetName) => uploads.get(trackingId)?.get(id) ?? []

  return {
    get: (trackingId) => {
      if (!file.has(trackingId) && !uploads.has(trackingId)) return undefined
      return { get: (id) => versionsOf({ trackingId, id }).at(-1)?.records }
    },
    async open() {
      const stored = await store.list()
      uploads.clear()
      for (const { trackingId, id, ...upload } of stored) {
        const name = { trackingId, id }
        setUploads(name, [...uploadsOf(name), { source: 'upload', ...upload }])
      }
    },
    list(trackingId) {
      const ids = new Set([...(file.get(trackingId)?.keys() ?? []), ...(uploads.get(trackingId)?.keys() ?? [])])
      return [...ids].sort().flatMap((id) => describeDataset({ trackingId, id })?.facts ?? [])
    },
    find: describeDataset,
    async upload(place, records, before) {
      const loadedAt = now()
      const version = await store.add({ ...place, loadedAt, records }, before)
      if (typeof version !== 'number') return version
      setUploads(place, [...uploadsOf(place).slice(-1), { source: 'upload', version, loadedAt, records }])
      return 'done'
    },
    async undo(place, version) {
      const outcome = await store.removeLatest(place, version)
      if (outcome === 'done') setUploads(place, uploadsOf(place).slice(0, -1))
      return outcome
    },
  }
}
