import type { TestResult } from '../reports/test-result.ts'

export type TestCounts = { passed: number; failed: number }

type StepRun = {
  exitCode: number
  /** The tests that the step reported; undefined for a step without tests, or when the runner left no report. */
  results?: TestResult[]
}

/**
 * Counts the tests of a step. A step that failed without a failed test (a check, a crash) counts as one failed test.
 */
export function countStep({ exitCode, results = [] }: StepRun): TestCounts {
  const passed = results.filter(({ state }) => state === 'passed').length
  const failed = results.filter(({ state }) => state === 'failed').length
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}
