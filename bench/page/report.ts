import type { Figures } from './load-page.ts'
import type { Measure } from './measures.ts'
import { type Spread, spreadOf } from './spread.ts'

/** One page measured with several scripts: a column for each. */
export type BenchTable = { title: string; columns: Record<string, Figures[]> }

/** Returns a Markdown table with a row for each measure that has a value in any column. */
export function comparisonTable({ title, columns }: BenchTable, measures: readonly Measure[]): string {
  const names = Object.keys(columns)
  const rows = measures.flatMap(({ name, digits = 0, of }) => {
    const spreads = names.map((column) => spreadOf((columns[column] ?? []).map(of)))
    return spreads.some((spread) => spread) ? [[name, ...spreads.map((spread) => spreadText(spread, digits))]] : []
  })
  return [`### ${title}`, '', ...markdownTable(['', ...names], rows)].join('\n')
}

/**
 * Returns a table that shows, by page, how long after the page may be changed each experience is visible or, without
 * visible elements, has run.
 */
export function drawingTable(pages: Record<string, Figures[]>, signOf: (id: string) => string | undefined): string[] {
  const rows = Object.entries(pages).flatMap(([page, loads]) => {
    const ids = [...new Set(loads.flatMap(({ executed }) => Object.keys(executed)))].sort()
    return ids.map((id) => {
      const times = loads.map(({ hydrated = Number.NaN, seen, executed }) => {
        const drawn = seen[signOf(id) ?? ''] ?? executed[id] ?? Number.NaN
        return drawn - hydrated
      })
      return [page, id, signOf(id) ? 'drawn' : 'has run', spreadText(spreadOf(times), 0)]
    })
  })
  return markdownTable(['page', 'experience', '', 'ms after hydration'], rows)
}

function markdownTable(heading: string[], rows: string[][]): string[] {
  return [heading, heading.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map((row) => `| ${row.join(' | ')} |`)
}

/** Returns the median, followed by the quartiles where they differ. */
function spreadText(spread: Spread | undefined, digits: number): string {
  if (!spread) return '–'
  const [median, p25, p75] = [spread.median, spread.p25, spread.p75].map((value) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  return p25 === p75 ? `${median}` : `${median} (${p25}–${p75})`
}
