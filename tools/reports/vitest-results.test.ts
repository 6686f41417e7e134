import { expect, test } from 'vitest'
import { vitestResults } from './vitest-results.ts'

const aTest = { ancestorTitles: ['', 'cookies'], title: '[CK-07] refused', status: 'passed' }
const aFile = { name: 'a.test.ts', status: 'passed', assertionResults: [aTest] }
const first = { kind: 'unit', file: 'a.test.ts', titles: ['cookies', '[CK-07] refused'], state: 'passed' }

test('titles begin with those of the describe blocks', () => {
  expect(vitestResults({ testResults: [aFile] }, 'unit')).toEqual([first])
})

test.each([
  ['failed', 'failed'],
  ['skipped', 'skipped'],
  ['todo', 'skipped'],
])('a test reported as %s is %s', (status, state) => {
  const testResults = [{ ...aFile, assertionResults: [{ ...aTest, status }] }]
  expect(vitestResults({ testResults }, 'unit')).toEqual([{ ...first, state }])
})

test('a file that failed outside its tests counts as one failed test', () => {
  const broken = { ...aFile, status: 'failed', assertionResults: [] }
  const expected = { kind: 'browser', file: 'a.test.ts', titles: ['the file itself'], state: 'failed' }
  expect(vitestResults({ testResults: [broken] }, 'browser')).toEqual([expected])
})
