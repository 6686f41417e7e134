/** The kinds of tests, from the least to the most like life. */
export const kinds = ['unit', 'browser', 'e2e'] as const

export type TestKind = (typeof kinds)[number]

export type TestResult = {
  kind: TestKind
  file: string
  /** The titles of the describe blocks around the test, then its own. */
  titles: string[]
  state: 'passed' | 'failed' | 'skipped'
  /** What it took; undefined where its runner did not say. */
  ms?: number
  /** Why a failed test failed, as its runner reported it. */
  message?: string
}
