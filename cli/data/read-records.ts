import { isFields, parseJson } from '../../contract/json.ts'
import { readCsv } from './read-csv.ts'

/** The columns of the records, by key. */
export type RecordsByKey = Map<string, Record<string, unknown>>

type KeyedRow = { line: number; key: string; record: Record<string, unknown> }

/**
 * Reads the records of a dataset: CSV with a line of column names whose first column is the key, or NDJSON with one
 * object per line whose field `key` is the key. All CSV values are texts.
 * @throws Error that names the line and the remedy
 */
export function readRecords(text: string, form: 'csv' | 'ndjson'): RecordsByKey {
  const records: RecordsByKey = new Map()
  const lines = new Map<string, number>()
  for (const { line, key, record } of form === 'csv' ? ofCsv(text) : ofNdjson(text)) {
    // The length limit of the service for a key (SV-07).
    if (!/^[^\p{Cc}]{1,256}$/u.test(key)) throw new Error(`line ${line}: give a key of 1 to 256 characters`)
    const earlier = lines.get(key)
    if (earlier) throw new Error(`line ${line}: the key "${key}" is that of line ${earlier}. Keep one of them`)
    lines.set(key, line)
    records.set(key, record)
  }
  return records
}

function ofCsv(text: string): KeyedRow[] {
  const [head, ...rows] = readCsv(text)
  if (!head) throw new Error('line 1: give the names of the columns, the first for the key')
  const [, ...columns] = head.cells.map((name) => name.trim())
  const bad = columns.findIndex((name, at) => name === '' || columns.indexOf(name) !== at)
  if (bad >= 0) throw new Error(`line ${head.line}: column ${bad + 2} needs a name of its own`)
  return rows.map(({ line, cells: [key = '', ...values] }) => {
    if (values.length !== columns.length)
      throw new Error(`line ${line}: it has ${values.length + 1} cells, and ${columns.length + 1} are needed`)
    return { line, key, record: Object.fromEntries(columns.map((name, at) => [name, values[at]])) }
  })
}

function ofNdjson(text: string): KeyedRow[] {
  return text.split('\n').flatMap((each, at) => {
    if (each.trim() === '') return []
    const value = parseJson(each)
    if (!isFields(value) || !('key' in value))
      throw new Error(`line ${at + 1}: give one JSON object with a key, as {"key": "P1", "length": "long"}`)
    const { key, ...record } = value
    if (typeof key !== 'string') throw new Error(`line ${at + 1}: give the key as a text`)
    return { line: at + 1, key, record }
  })
}
