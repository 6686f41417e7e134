import { CsvError, parse } from 'csv-parse/sync'

/** A row of a file, with the number of the line where it begins, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

type ParsedRow = { record: string[]; info: { lines: number } }

/**
 * Reads CSV (RFC 4180), trimmed, without its empty lines. Rows may differ in length: who reads them says what is wrong with it.
 *
 * @throws Error that names the line and the remedy
 */
export function readCsv(text: string): CsvRow[] {
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      record_delimiter: ['\n', '\r\n'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as ParsedRow[]
    return rows.map(({ record, info }) => ({ line: info.lines - lineEndsIn(record), cells: record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Error(
      `line ${error.lines}: a quote is not closed, or stands within a cell. Write "a ""b"" c" for a "b" c`,
    )
  }
}

function lineEndsIn(cells: readonly string[]): number {
  return cells.join('').split('\n').length - 1
}
