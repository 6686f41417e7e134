export type CsvCell = string | number | null

/** Without it Excel does not read UTF-8. */
const byteOrderMark = '\u{feff}'

/**
 * Writes rows as CSV of RFC 4180. With a decimal comma a semicolon stands between cells, as spreadsheets in such a language
 * write and read it. A text that a spreadsheet would take for a formula gets an apostrophe before it, because texts
 * come from events, which anybody can send; numbers stay numbers.
 */
export function writeCsv(rows: CsvCell[][], decimalMark: '.' | ',' = '.'): string {
  const between = decimalMark === ',' ? ';' : ','
  const writeRow = (row: CsvCell[]) => `${row.map((cell) => writeCell(cell, decimalMark)).join(between)}\r\n`
  return byteOrderMark + rows.map(writeRow).join('')
}

function writeCell(cell: CsvCell, decimalMark: '.' | ','): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimalMark)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
