import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { playwrightResults } from './playwright-results.ts'
import type { ReportName, TestKind, TestResult } from './test-result.ts'
import { vitestResults } from './vitest-results.ts'

export type Report = {
  /** The end of the run, in epoch milliseconds. */
  written: number
  results: TestResult[]
}

/** Returns the path of a test runner's report: `.reports/unit.json`. */
export function reportFile(name: ReportName, folder = '.reports'): string {
  return join(root, folder, `${name}.json`)
}

/** Returns the latest report of a step; undefined when there is none or it was only partly written. */
export function readReport(name: ReportName, folder?: string): Report | undefined {
  try {
    const file = reportFile(name, folder)
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const isOfPages = name === 'e2e' || name === 'engines-e2e'
    const results = isOfPages ? playwrightResults(report) : vitestResults(report, kindOf(name))
    return { written: statSync(file).mtimeMs, results }
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT')) return
    throw error
  }
}

/**
 * On the cluster the tests of the routes run again; those of the cluster itself use whole processes of the service and of what it
 * stores in, as an operator would. Those of the package use it as a shop does.
 */
export function kindOf(name: Exclude<ReportName, 'e2e' | 'engines-e2e'>): (file: string) => TestKind {
  if (name === 'engines') return () => 'browser'
  if (name === 'package') return () => 'e2e'
  if (name !== 'cluster') return () => name
  return (file) => (file.endsWith('.cluster.test.ts') ? 'e2e' : 'unit')
}
