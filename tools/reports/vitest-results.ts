import type { Kind, TestResult } from './test-result.ts'

/** The parts that are read of the report of Vitest's JSON reporter. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

/** The tests of a Vitest report; a file that failed outside its tests counts as one failed test. */
export function vitestResults({ testResults }: VitestReport, kind: Kind): TestResult[] {
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const tests = assertionResults.map(({ ancestorTitles, title, status }): TestResult => {
      const titles = [...ancestorTitles.filter((each) => each !== ''), title]
      return { kind, file, titles, state: status === 'passed' || status === 'failed' ? status : 'skipped' }
    })
    const loads = status !== 'failed' || tests.some(({ state }) => state === 'failed')
    return loads ? tests : [...tests, { kind, file, titles: ['the file itself'], state: 'failed' }]
  })
}
