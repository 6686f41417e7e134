import { expect, test } from 'vitest'
import type { StepOutcome } from './run-step.ts'
import { summarizeRun } from './summary.ts'

const types = { name: 'types', args: [] }
const unit = { name: 'unit', args: [], tests: 'unit' as const }
const anOutcome = (change: Partial<StepOutcome>): StepOutcome => {
  return { name: 'unit', state: 'passed', passed: 3, failed: 0, took: 100, ...change }
}

test('the last line adds up the tests of all steps, and one for each failed check', () => {
  const outcomes = [anOutcome({ name: 'types', state: 'failed', passed: 0, failed: 1 }), anOutcome({ failed: 2 })]
  const { text, exitCode } = summarizeRun(outcomes, [types, unit])
  expect(text.split('\n').at(-1)).toBe('3 passed, 3 failed')
  expect(exitCode).toBe(1)
})

test('failed tests are listed before the table', () => {
  const results = [{ kind: 'unit' as const, file: 'a.test.ts', titles: ['[CK-07] refused'], state: 'failed' as const }]
  const { text } = summarizeRun([anOutcome({ failed: 1, state: 'failed', results })], [unit])
  expect(text).toMatch(/^=== failed\na\.test\.ts: \[CK-07\] refused\n\nstep/)
})

test('the slowest tests and files are listed before the table', () => {
  const results = [{ kind: 'unit' as const, file: 'a.test.ts', titles: ['slow'], state: 'passed' as const, ms: 2100 }]
  const { text } = summarizeRun([anOutcome({ results })], [unit])
  expect(text).toMatch(/^=== slowest\n2\.1 s {2}a\.test\.ts: slow\n2\.1 s {2}a\.test\.ts \(tests: 1\)\n\nstep/)
})

test('the exit code is 0 when nothing failed and some tests passed', () => {
  expect(summarizeRun([anOutcome({})], [unit]).exitCode).toBe(0)
})

test('the exit code is 1 when steps with tests were chosen and no test ran', () => {
  expect(summarizeRun([anOutcome({ passed: 0 })], [unit]).exitCode).toBe(1)
})

test('checks alone pass without tests', () => {
  expect(summarizeRun([anOutcome({ name: 'types', passed: 0 })], [types]).exitCode).toBe(0)
})
