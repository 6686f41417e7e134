import { expect, test } from 'vitest'
import { playwrightResults } from './playwright-results.ts'

const spec = (title: string, status: string) => ({
  title,
  file: 'a.e2e.ts',
  tests: [{ status, results: [{ duration: 700 }, { duration: 500 }] }],
})

test('tests are found in files and in their describe blocks', () => {
  const inside = { title: '[BY-01] delivery', specs: [spec('nothing is lost', 'unexpected')] }
  const file = { title: 'a.e2e.ts', specs: [spec('[ST-04] quiet', 'expected')], suites: [inside] }
  expect(playwrightResults({ suites: [file], errors: [] })).toEqual([
    { kind: 'e2e', file: 'a.e2e.ts', titles: ['[ST-04] quiet'], state: 'passed', ms: 1200 },
    { kind: 'e2e', file: 'a.e2e.ts', titles: ['[BY-01] delivery', 'nothing is lost'], state: 'failed', ms: 1200 },
  ])
})

test.each([
  ['expected', 'passed'],
  ['unexpected', 'failed'],
  ['flaky', 'failed'],
  ['skipped', 'skipped'],
])('a test reported as %s counts as %s', (status, state) => {
  const suites = [{ title: 'a.e2e.ts', specs: [spec('a', status)] }]
  expect(playwrightResults({ suites, errors: [] })).toMatchObject([{ state }])
})

test('a failed test carries the message of its first error', () => {
  const results = [{}, { error: { message: 'expected 1 to be 2' } }]
  const specs = [{ title: 'a', file: 'a.e2e.ts', tests: [{ status: 'unexpected', results }] }]
  expect(playwrightResults({ suites: [{ title: 'a.e2e.ts', specs }], errors: [] })).toMatchObject([
    { state: 'failed', message: 'expected 1 to be 2' },
  ])
})

test('an error outside the tests counts as one failed test', () => {
  expect(playwrightResults({ suites: [], errors: [{ message: 'no tests found' }] })).toMatchObject([
    { state: 'failed', message: 'no tests found' },
  ])
})
