/** The kinds of tests, from the least to the most realistic. */
export const kinds = ['unit', 'browser', 'e2e'] as const

export type TestKind = (typeof kinds)[number]

/** The reports that the steps of `npm test` write. That of the cluster has tests of two kinds. */
export const reportNames = ['unit', 'cluster', 'package', 'browser', 'e2e', 'engines', 'engines-e2e'] as const

export type ReportName = (typeof reportNames)[number]

export type TestResult = {
  kind: TestKind
  file: string
  /** The titles of the describe blocks around the test, followed by its own. */
  titles: string[]
  state: 'passed' | 'failed' | 'skipped'
  /** The duration; undefined where the runner did not report it. */
  ms?: number
  /** Why the test failed, as reported by its runner. */
  message?: string
}
