import { expect, test } from 'vitest'
import type { TestResult } from '../reports/test-result.ts'
import { countStep } from './count-step.ts'

const results = (...states: TestResult['state'][]): TestResult[] =>
  states.map((state) => ({ kind: 'unit', file: 'a.test.ts', titles: ['a'], state }))

test('tests are counted by state, and skipped tests are not counted', () => {
  const run = { exitCode: 1, results: results('passed', 'passed', 'failed', 'skipped') }
  expect(countStep(run)).toEqual({ passed: 2, failed: 1 })
})

test('a failed check counts as one failed test', () => {
  expect(countStep({ exitCode: 2 })).toEqual({ passed: 0, failed: 1 })
})

test('a runner that fails without a failed test counts as one failed test beside its passed tests', () => {
  expect(countStep({ exitCode: 1, results: results('passed') })).toEqual({ passed: 1, failed: 1 })
})

test('a passing check adds nothing to the counts', () => {
  expect(countStep({ exitCode: 0 })).toEqual({ passed: 0, failed: 0 })
})
