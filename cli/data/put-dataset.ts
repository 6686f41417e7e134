import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseJsonObject } from '../../contract/json.ts'
import type { RecordsByKey } from '../../service/operate/check-records.ts'

type DatasetTarget = { file: string; trackingId: string; dataset: string }
type Table = Record<string, Record<string, unknown>>

/**
 * Replaces the records of a dataset in the file that the service reads (INSTEP_DATASETS). The other datasets in the
 * file stay. The file is replaced atomically, so that a reader never sees half of it.
 * @throws Error when the file exists and is not a table of datasets
 */
export function putDataset({ file, trackingId, dataset }: DatasetTarget, records: RecordsByKey): void {
  const table = existsSync(file) ? tableOf(readFileSync(file, 'utf8'), file) : {}
  const changed = { ...table, [trackingId]: { ...table[trackingId], [dataset]: Object.fromEntries(records) } }
  const part = `${file}.part`
  writeFileSync(part, `${JSON.stringify(changed, null, 1)}\n`)
  renameSync(part, file)
}

function tableOf(text: string, file: string): Table {
  const table = parseJsonObject(text)
  if (table) return table as Table
  throw new Error(`${file} is not a table of datasets. Put it right, or name another with --out`)
}
