import { isUtf8 } from 'node:buffer'
import type { RecordForm, RecordMistake } from '../../contract/console/datasets.ts'
import { checkRecords, type RecordsByKey } from '../../service/operate/check-records.ts'

/**
 * Reads the records of a dataset from CSV or NDJSON, as the console does.
 * @throws (rejects) Error that names the line and the remedy
 */
export async function readRecords(bytes: Buffer, form: RecordForm): Promise<RecordsByKey> {
  if (!isUtf8(bytes)) throw new Error('it is not UTF-8: save it as such, with Excel as "CSV UTF-8"')
  const text = bytes.toString('utf8')
  const { records, mistakes } = await checkRecords(text, form)
  const [first] = mistakes
  if (first) throw new Error(`line ${first.line}: ${describeMistake(first)}`)
  return records
}

function describeMistake(mistake: RecordMistake): string {
  switch (mistake.kind) {
    case 'noHead':
      return 'give the names of the columns, the first for the key'
    case 'quote':
      return 'a quote is not closed, or stands within a cell. Write "a ""b"" c" for a "b" c'
    case 'column':
      return `column ${mistake.column} needs a name of its own`
    case 'cells':
      return `it has ${mistake.cells} cells, and ${mistake.needed} are needed`
    case 'key':
      return 'give a key of 1 to 256 characters'
    case 'repeated':
      return `the key "${mistake.key}" is that of line ${mistake.earlier}. Keep one of them`
    case 'noObject':
      return 'give one JSON object with a key, as {"key": "P1", "length": "long"}'
    case 'keyNoText':
      return 'give the key as a text'
  }
}
