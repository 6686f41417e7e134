export type Cell = string | number

/**
 * Formats rows as lines of aligned columns: numbers right-aligned, texts left-aligned. The first row is the heading.
 */
export function formatTable(rows: Cell[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)))
  const numeric = widths.map((_, column) => rows.slice(1).some((row) => typeof row[column] === 'number'))
  const formatRow = (row: Cell[]) =>
    row.map((cell, i) => (numeric[i] ? String(cell).padStart(widths[i] ?? 0) : String(cell).padEnd(widths[i] ?? 0)))
  return rows.map((row) => formatRow(row).join('  ').trimEnd()).join('\n')
}

/** Formats milliseconds for reading: `0.4 s`, `2 min 5 s`. */
export function formatDuration(ms: number): string {
  const tenths = Math.round(ms / 100)
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
