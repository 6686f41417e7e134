/** A row of a file with the number of the line it begins in, from 1. */
export type CsvRow = { line: number; cells: string[] }

/**
 * Reads CSV (RFC 4180): cells parted by commas, in quotes where they hold commas, quotes (doubled) or line ends. Empty
 * lines are passed over.
 *
 * @throws Error that names the line and the remedy
 */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  const cell = /\s*"((?:[^"]|"")*)"[^\S\n]*(,|\r?\n|$)|([^,\n"]*)(,|\n|$)/y
  let line = 1
  let row: CsvRow = { line, cells: [] }
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  while (cell.lastIndex < text.length || row.cells.length > 0) {
    const match = cell.exec(text)
    if (!match)
      throw new Error(`line ${line}: a quote is not closed, or stands within a cell. Write "a ""b"" c" for a "b" c`)
    const [all, quoted, afterQuoted, plain = '', afterPlain] = match
    row.cells.push(quoted === undefined ? plain.replace(/\r$/, '') : quoted.replaceAll('""', '"'))
    line += all.split('\n').length - 1
    if ((afterQuoted ?? afterPlain) === ',') continue
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row)
    row = { line, cells: [] }
    if (cell.lastIndex >= text.length) break
  }
  return rows
}
