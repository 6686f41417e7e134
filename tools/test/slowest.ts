import { relative } from 'node:path'
import { formatDuration } from '../console/table.ts'
import type { TestResult } from '../reports/test-result.ts'
import { root } from '../setup/root.mjs'

/** The duration in milliseconds from which a test is listed. */
const least = 1000

type TimedTest = { name: string; ms: number }

/** Lists the slowest tests and files of a run. Empty when all were fast. */
export function slowestView(results: TestResult[], { tests = 10, files = 0 } = {}): string {
  const timed = results.map(({ file, titles, ms = 0 }) => ({ file: relative(root, file), titles, ms }))
  const all = timed.map(({ file, titles, ms }) => ({ name: `${file}: ${titles.join(' > ')}`, ms }))
  const byFile = [...Map.groupBy(timed, ({ file }) => file)].map(([file, of]) => ({
    name: `${file} (tests: ${of.length})`,
    ms: of.reduce((sum, { ms }) => sum + ms, 0),
  }))
  return [...takeLongest(all, tests), ...takeLongest(byFile, files)].join('\n')
}

function takeLongest(all: TimedTest[], count: number): string[] {
  const shown = all
    .filter(({ ms }) => ms >= least)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => ({ name, time: formatDuration(ms) }))
  const width = Math.max(...shown.map(({ time }) => time.length))
  return shown.map(({ name, time }) => `${time.padStart(width)}  ${name}`)
}
