import { expect, test } from 'vitest'
import { vitestResults } from './vitest-results.ts'

const aTest = { ancestorTitles: ['', 'cookies'], title: '[CK-07] refused', status: 'passed', duration: 1200 }
const aFile = { name: 'a.test.ts', status: 'passed', assertionResults: [aTest] }
const first = { kind: 'unit', file: 'a.test.ts', titles: ['cookies', '[CK-07] refused'], state: 'passed', ms: 1200 }

test('titles begin with those of the describe blocks around the test', () => {
  expect(vitestResults({ testResults: [aFile] }, () => 'unit')).toEqual([first])
})

test.each([
  ['failed', 'failed'],
  ['skipped', 'skipped'],
  ['todo', 'skipped'],
])('a test reported as %s counts as %s', (status, state) => {
  const testResults = [{ ...aFile, assertionResults: [{ ...aTest, status }] }]
  expect(vitestResults({ testResults }, () => 'unit')).toEqual([{ ...first, state }])
})

test('a failed test carries its failure message', () => {
  const failed = { ...aTest, status: 'failed', failureMessages: ['expected 1 to be 2'] }
  const results = vitestResults({ testResults: [{ ...aFile, assertionResults: [failed] }] }, () => 'unit')
  expect(results).toEqual([{ ...first, state: 'failed', message: 'expected 1 to be 2' }])
})

test('a file that failed outside its tests counts as one failed test', () => {
  const broken = { ...aFile, status: 'failed', message: 'no such module', assertionResults: [] }
  const expected = {
    ...first,
    ms: undefined,
    kind: 'browser',
    titles: ['the file itself'],
    state: 'failed',
    message: 'no such module',
  }
  expect(vitestResults({ testResults: [broken] }, () => 'browser')).toEqual([expected])
})
