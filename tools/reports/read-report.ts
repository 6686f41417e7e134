import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { playwrightResults } from './playwright-results.ts'
import type { TestKind, TestResult } from './test-result.ts'
import { vitestResults } from './vitest-results.ts'

export type Report = {
  /** The end of the run, in epoch milliseconds. */
  written: number
  results: TestResult[]
}

/** Returns the path of a test runner's report: `.reports/unit.json`. */
export function reportFile(kind: TestKind): string {
  return join(root, '.reports', `${kind}.json`)
}

/** Returns the latest report of a kind of tests; undefined when there is none or it was only partly written. */
export function readReport(kind: TestKind): Report | undefined {
  try {
    const file = reportFile(kind)
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const results = kind === 'e2e' ? playwrightResults(report) : vitestResults(report, kind)
    return { written: statSync(file).mtimeMs, results }
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT')) return
    throw error
  }
}
