import { expect, test } from 'vitest'
import type { TestResult } from '../reports/test-result.ts'
import { failuresView } from './failures.ts'

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
