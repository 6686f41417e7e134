import type { TestResult } from './test-result.ts'

type Suite = {
  title: string
  specs?: {
    title: string
    file: string
    tests: { status: string; results?: { duration?: number; error?: { message?: string } }[] }[]
  }[]
  suites?: Suite[]
}

/** The fields used of the report by Playwright's JSON reporter. */
export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }

/** Returns the tests of a Playwright report; an error outside the tests counts as one failed test. */
export function playwrightResults({ suites, errors }: PlaywrightReport): TestResult[] {
  // The outermost suites are the files, whose titles are paths.
  const tests = suites.flatMap((file) => [...specsOf(file, []), ...resultsWithin(file, [])])
  const outside = errors.map(
    ({ message }): TestResult => ({ ...inKind, file: 'e2e', titles: ['outside a test'], state: 'failed', message }),
  )
  return [...tests, ...outside]
}

const inKind = { kind: 'e2e' } as const

function resultsWithin({ suites = [] }: Suite, around: string[]): TestResult[] {
  return suites.flatMap((suite) => {
    const titles = [...around, suite.title]
    return [...specsOf(suite, titles), ...resultsWithin(suite, titles)]
  })
}

function specsOf({ specs = [] }: Suite, around: string[]): TestResult[] {
  return specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results = [] }) => {
      const ms = results.reduce((sum, { duration = 0 }) => sum + duration, 0)
      const result = { ...inKind, file, titles: [...around, title], state: states[status] ?? 'failed', ms }
      const message = results.find(({ error }) => error)?.error?.message
      return result.state === 'failed' ? { ...result, message } : result
    }),
  )
}

const states: Record<string, TestResult['state']> = { expected: 'passed', skipped: 'skipped' }
