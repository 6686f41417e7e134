import type {
  CounterLists,
  CounterTop,
  DatasetCheck,
  DatasetPage,
  ListedDataset,
} from '../../contract/console/datasets.ts'
import { longName, markup } from './hostile-texts.ts'

const loadedAt = Date.UTC(2026, 10, 20, 9, 30)
const before: ListedDataset['before'] = { source: 'file', loadedAt: Date.UTC(2026, 10, 1), records: 60 }

export const datasets: ListedDataset[] = [
  { id: 'sizes', source: 'upload', loadedAt, records: 1240, version: 7, before },
  { id: 'fit', source: 'file', loadedAt, records: 5, version: 0 },
  { id: markup, source: 'upload', loadedAt, records: 1, version: 3, before: null },
]

/** A page of 50 records of a dataset; undefined for one that is not there. */
export function aDatasetPage(id: string, query: URLSearchParams): DatasetPage | undefined {
  const dataset = datasets.find((each) => each.id === id)
  if (!dataset) return undefined
  const first = query.has('after') ? 50 : 0
  const records = Array.from({ length: 50 }, (_, at) => ({
    key: `SKU-${first + at}`,
    value: { length: at === 0 ? markup : 'long', note: longName, ...(at % 2 === 0 && { sizes: [36, 37] }) },
  }))
  const search = query.get('search')
  const found = search === null ? records : records.filter(({ key }) => key.includes(search))
  return { dataset, columns: ['length', 'note', 'sizes'], records: found, next: first === 0 ? 'SKU-49' : null }
}

/** What a check of a text says: in which the word `wrong` is a mistake. */
export function aDatasetCheck(text: string): DatasetCheck {
  const isWrong = text.includes('wrong')
  return {
    version: 7,
    records: 2,
    added: 1,
    changed: 1,
    removed: 1238,
    same: 0,
    mistakes: isWrong
      ? [
          { kind: 'cells', line: 3, cells: 1, needed: 2 },
          { kind: 'repeated', line: 5, key: markup, earlier: 2 },
        ]
      : [],
    mistakeCount: isWrong ? 2 : 0,
    columns: ['length'],
    samples: [
      { kind: 'changed', key: 'SKU-1', before: { length: 'long' }, after: { length: 'short' } },
      { kind: 'added', key: markup, before: null, after: { length: markup } },
      { kind: 'removed', key: 'SKU-2', before: { length: 'long' }, after: null },
    ],
  }
}

export const counters: CounterLists = {
  lists: [
    { property: 'moor-boots', kind: 'topk_safe', name: 'views', ids: 312 },
    { property: 'outlet', kind: 'ecount', name: 'sold', ids: 1 },
  ],
}

export const counterTop: CounterTop = {
  pairs: [
    ['SKU-1', 1204],
    [markup, 9],
  ],
  total: 312,
}
