import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

/** A row of a file, with the number of the line where it begins, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

type ParsedRow = { record: string[]; info: { lines: number } }

/** Characters that are parsed without a pause, so that a service goes on to answer others. */
const slice = 16 * 1024

/** What stands between cells, the likeliest first. Spreadsheets write semicolons where numbers have a decimal comma. */
const separators = [',', ';', '\t']

/** The line before the names of the columns with which Excel is told what stands between cells, such as `sep=;`. */
const separatorLine = /^\uFEFF?"?sep=([^"\r\n])"?\r?\n/i

/**
 * Reads CSV (RFC 4180), or the same with semicolons or tabs where the first line has no comma, trimmed, without its empty lines. Rows may differ in length: who reads them says what is wrong with
 * it. Returns the line where a quote is not closed or stands within a cell, after which nothing can be read.
 */
export async function readCsv(text: string): Promise<CsvRow[] | { unreadableAt: number }> {
  const [, named] = separatorLine.exec(text) ?? []
  const parser = parse({
    bom: true,
    delimiter: named ?? separatorOf(text),
    from_line: named === undefined ? 1 : 2,
    info: true,
    record_delimiter: ['\n', '\r\n'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  const rows: CsvRow[] = []
  try {
    for await (const row of Readable.from(slicesOf(text)).pipe(parser)) {
      const { record, info } = row as unknown as ParsedRow
      rows.push({ line: info.lines - lineEndsIn(record), cells: record })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { unreadableAt: Number(error.lines) }
  }
  return rows
}

function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split('\n', 1)
  return separators.find((each) => head.includes(each)) ?? ','
}

async function* slicesOf(text: string): AsyncGenerator<Buffer> {
  // Bytes, because a slice of text may end within a character.
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += slice) {
    yield bytes.subarray(from, from + slice)
    await setImmediate()
  }
}

function lineEndsIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
}
