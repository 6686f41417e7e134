export type CsvCell = string | number | null

/** Without it Excel does not read UTF-8. */
const byteOrderMark = '\u{feff}'

/**
 * Writes rows as CSV of RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe before it, because texts
 * come from events, which anybody can send; numbers stay numbers.
 */
export function writeCsv(rows: CsvCell[][]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
