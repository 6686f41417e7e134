import { expect, test } from 'vitest'
import type { TestResult } from '../reports/test-result.ts'
import { slowestView } from './slowest.ts'

const aTest = (name: string, ms?: number): TestResult => ({
  kind: 'unit',
  file: `${name}.test.ts`,
  titles: ['cookies', name],
  state: 'passed',
  ms,
})

test('the ten slowest tests are listed, slowest first, each with its time and file', () => {
  const results = Array.from({ length: 12 }, (_, at) => aTest(`t${at}`, 1000 * (at + 1)))
  const lines = slowestView(results).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('12.0 s  t11.test.ts: cookies > t11')
  expect(lines[9]).toBe(' 3.0 s  t2.test.ts: cookies > t2')
})

test('the slowest files follow, by the total time of their tests', () => {
  const results = [aTest('a', 2000), aTest('a', 2500), aTest('b', 3000)]
  expect(slowestView(results, { tests: 1, files: 2 }).split('\n')).toEqual([
    ...['3.0 s  b.test.ts: cookies > b', '4.5 s  a.test.ts (tests: 2)', '3.0 s  b.test.ts (tests: 1)'],
  ])
})

test('tests without a time, and those under a second, are not listed', () => {
  expect(slowestView([aTest('a'), aTest('b', 900)])).toBe('')
})
