/** The datasets of a site. Those that were uploaded lie over those of the file with which the service was started. */
export type DatasetList = { datasets: ListedDataset[]; limits: { bytes: number; records: number } }

export type ListedDataset = {
  id: string
  source: DatasetSource
  /** When it was uploaded, or when the service read its file; epoch milliseconds. */
  loadedAt: number
  records: number
  /** Raised by each upload; 0 for that of the file. */
  version: number
  /** What counts again after the upload is undone; null where nothing would, undefined in `version` 0. */
  before?: { source: DatasetSource; loadedAt: number; records: number } | null
}

export type DatasetSource = 'file' | 'upload'

/** A page of records by their keys. `next` is the key after which the next page begins; null at the end. */
export type DatasetPage = {
  dataset: ListedDataset
  columns: string[]
  records: { key: string; value: Record<string, unknown> }[]
  next: string | null
}

/** What a text has to be read as, as `instep data load` reads files. */
export type RecordForm = 'csv' | 'ndjson'

/** What would become of a dataset, of which nothing has changed yet. Counts are of records. */
export type DatasetCheck = {
  /** The version that this was compared with. */
  version: number
  records: number
  added: number
  changed: number
  removed: number
  same: number
  /** The first mistakes by line, and how many there are. With one of them the text is not taken. */
  mistakes: RecordMistake[]
  mistakeCount: number
  columns: string[]
  /** Some of what would change. */
  samples: RecordChange[]
}

export type RecordChange = {
  kind: 'added' | 'changed' | 'removed'
  key: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What is wrong with a line, which is counted from 1. */
export type RecordMistake =
  | { kind: 'noHead' | 'quote' | 'key' | 'noObject' | 'keyNoText'; line: number }
  | { kind: 'column'; line: number; column: number }
  | { kind: 'cells'; line: number; cells: number; needed: number }
  | { kind: 'repeated'; line: number; key: string; earlier: number }

/**
 * `changed`: somebody else has changed the dataset since it was checked. `full`: the service keeps no more uploads.
 * `mistakes`: the text has some. Then nothing has changed.
 */
export type DatasetOutcome = { outcome: 'done' | 'changed' | 'full' | 'mistakes' }

/** Counters of the service that count anything, by the property that they belong to. */
export type CounterLists = { lists: CounterListFacts[] }
export type CounterListFacts = { property: string; kind: 'ecount' | 'topk' | 'topk_safe'; name: string; ids: number }

/** The ids with the highest counts. */
export type CounterTop = { pairs: [id: string, count: number][]; total: number }
