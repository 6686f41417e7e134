import type { RecordForm, RecordMistake } from '../../contract/console/datasets.ts'
import { isFields, parseJson } from '../../contract/json.ts'
import { readCsv } from './read-csv.ts'

/** The columns of the records, by key. */
export type RecordsByKey = Map<string, Record<string, unknown>>

/** What could be read, and what is wrong with the rest. */
export type CheckedRecords = { records: RecordsByKey; mistakes: RecordMistake[] }

type KeyedRow = { line: number; key: string; record: Record<string, unknown> }
type ReadRow = KeyedRow | RecordMistake

/**
 * Reads the records of a dataset, and finds what is wrong with them: CSV with a line of column names whose first column is
 * the key, or NDJSON with one object per line whose field `key` is the key. All CSV values are texts.
 */
export async function checkRecords(text: string, form: RecordForm): Promise<CheckedRecords> {
  const records: RecordsByKey = new Map()
  const mistakes: RecordMistake[] = []
  const lines = new Map<string, number>()
  for (const row of form === 'csv' ? await readCsvRows(text) : readNdjsonRows(text)) {
    if ('kind' in row) {
      mistakes.push(row)
      continue
    }
    const mistake = findKeyMistake(row, lines)
    if (mistake) {
      mistakes.push(mistake)
      continue
    }
    lines.set(row.key, row.line)
    records.set(row.key, row.record)
  }
  return { records, mistakes }
}

function findKeyMistake({ line, key }: KeyedRow, lines: ReadonlyMap<string, number>): RecordMistake | undefined {
  // The length limit of the service for a key (SV-07).
  if (!/^[^\p{Cc}]{1,256}$/u.test(key)) return { kind: 'key', line }
  const earlier = lines.get(key)
  return earlier === undefined ? undefined : { kind: 'repeated', line, key, earlier }
}

async function readCsvRows(text: string): Promise<ReadRow[]> {
  const read = await readCsv(text)
  if ('unreadableAt' in read) return [{ kind: 'quote', line: read.unreadableAt }]
  const [head, ...rows] = read
  if (!head) return [{ kind: 'noHead', line: 1 }]
  const [, ...columns] = head.cells.map((name) => name.trim())
  const bad = columns.findIndex((name, at) => name === '' || columns.indexOf(name) !== at)
  if (bad >= 0) return [{ kind: 'column', line: head.line, column: bad + 2 }]
  return rows.map(({ line, cells: [key = '', ...values] }) => {
    if (values.length !== columns.length)
      return { kind: 'cells', line, cells: values.length + 1, needed: columns.length + 1 }
    return { line, key, record: Object.fromEntries(columns.map((name, at) => [name, values[at]])) }
  })
}

function readNdjsonRows(text: string): ReadRow[] {
  return text.split('\n').flatMap((each, at): ReadRow[] => {
    if (each.trim() === '') return []
    const line = at + 1
    const value = parseJson(each)
    if (!isFields(value) || !('key' in value)) return [{ kind: 'noObject', line }]
    const { key, ...record } = value
    return [typeof key === 'string' ? { line, key, record } : { kind: 'keyNoText', line }]
  })
}
