import type { TestKind, TestResult } from './test-result.ts'

/** The fields used of the report by Vitest's JSON reporter. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    /** Why the file itself failed. */
    message?: string
    assertionResults: {
      ancestorTitles: string[]
      title: string
      status: string
      duration?: number | null
      failureMessages?: string[] | null
    }[]
  }[]
}

/** Returns the tests of a Vitest report; a file that failed outside its tests counts as one failed test. */
export function vitestResults({ testResults }: VitestReport, kindOf: (file: string) => TestKind): TestResult[] {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const kind = kindOf(file)
    const tests = assertionResults.map(({ ancestorTitles, title, status, duration, failureMessages }): TestResult => {
      const titles = [...ancestorTitles.filter((each) => each !== ''), title]
      const test = { kind, file, titles, ms: duration ?? undefined }
      if (status === 'failed') return { ...test, state: status, message: failureMessages?.[0] }
      return { ...test, state: status === 'passed' ? status : 'skipped' }
    })
    const loads = status !== 'failed' || tests.some(({ state }) => state === 'failed')
    return loads ? tests : [...tests, { kind, file, titles: ['the file itself'], state: 'failed', message }]
  })
}
