import { expect, test } from 'vitest'
import type { TestResult } from '../reports/test-result.ts'
import { crashesView, failuresView } from './failures.ts'

const aResult = (change: Partial<TestResult>): TestResult => {
  return { kind: 'unit', file: 'a.test.ts', titles: ['a'], state: 'failed', ...change }
}

test('a failed test is listed with its file, the titles around it and its failure message, without the stack trace', () => {
  const message = '\u001B[31mexpected 1\u001B[39m\n\n    at run (a.test.ts:3:1)\nto be 2'
  const results = [aResult({ titles: ['cookies', '[CK-07] refused'], message }), aResult({ state: 'passed' })]
  expect(failuresView(results)).toBe('a.test.ts: cookies > [CK-07] refused\n    expected 1\n    to be 2')
})

test('a long message is cut', () => {
  const message = Array.from({ length: 40 }, (_, i) => `line ${i}`).join('\n')
  expect(failuresView([aResult({ message })]).split('\n')).toHaveLength(15)
})

test('of many failed tests only the first are listed, and the rest are counted', () => {
  const view = failuresView(Array.from({ length: 30 }, () => aResult({})))
  expect(view.split('\n').at(-1)).toBe('and 5 more, in .reports')
})

test('a step that failed without a failed test is listed with the last that it printed; one with a failed test, or that passed, is not', () => {
  const outcome = { name: 'package', state: 'failed' as const, passed: 0, failed: 1, took: 1 }
  const printed = `${Array.from({ length: 40 }, (_, i) => `line ${i}`).join('\n')}\n\n\u001B[31mnpm was refused\u001B[39m\n`
  const lines = crashesView([
    { ...outcome, printed },
    { ...outcome, name: 'cluster', printed, results: [aResult({})] },
    { ...outcome, name: 'types', printed, state: 'passed' },
  ]).split('\n')
  expect(lines).toHaveLength(15)
  expect([lines[0], lines.at(-1)]).toEqual(['package', '    npm was refused'])
})
