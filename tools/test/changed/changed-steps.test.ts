import { expect, test } from 'vitest'
import { changedSteps } from './changed-steps.ts'
import type { TestChoice } from './choose-tests.ts'
import { describeChoice } from './describe-choice.ts'

const noFiles: TestChoice['files'] = { unit: [], cluster: [], browser: [], package: [] }
const noJourneys = { files: [], templates: [] }
const aChoice = { changed: ['README.md'], tests: { files: noFiles }, journeys: noJourneys }
const namesOf = (choice: Parameters<typeof changedSteps>[0]) => changedSteps(choice).map(({ name }) => name)

test('without a change nothing runs', () => {
  expect(changedSteps({ ...aChoice, changed: [] })).toEqual([])
})

test('types, lint and layers always run; the linter looks at changed files that are still there', () => {
  expect(namesOf(aChoice)).toEqual(['types', 'lint', 'layers'])
  expect(namesOf({ ...aChoice, changed: ['deleted.ts'] })).toEqual(['types', 'layers'])
  const lint = changedSteps({ ...aChoice, changed: ['README.md', 'deleted.ts'] }).find(({ name }) => name === 'lint')
  expect(lint?.args.at(-1)).toBe('README.md')
})

test('it builds for journeys, and to measure what shoppers download, but not for tests of it', () => {
  expect(namesOf({ ...aChoice, journeys: { files: ['e2e/gate.e2e.ts'], templates: [] } })).toEqual([
    ...['types', 'lint', 'layers', 'build', 'e2e'],
  ])
  expect(namesOf({ ...aChoice, changed: ['script/limits.ts'] })).toEqual(['types', 'lint', 'layers', 'build', 'size'])
  expect(namesOf({ ...aChoice, changed: ['script/instep.test.ts'] })).not.toContain('size')
})

test('chosen tests have reports apart from those of whole runs, and browser tests of templates are limited to these', () => {
  const files = { ...noFiles, unit: ['a.test.ts'], browser: ['a.browser.test.ts'] }
  const steps = changedSteps({ ...aChoice, tests: { files, templates: ['product/popup'] } })
  const [unit, browser] = steps.filter(({ tests }) => tests)
  expect(unit).toMatchObject({ name: 'unit', reports: '.reports/changed', isBeside: false })
  expect(unit?.env).not.toHaveProperty('INSTEP_TEMPLATES')
  expect(unit?.args.slice(-2)).toEqual(['--outputFile.json=.reports/changed/unit.json', 'a.test.ts'])
  expect(browser).toMatchObject({ name: 'browser', env: { INSTEP_TEMPLATES: 'product/popup' } })
})

test('the choice is told: base, files, steps, templates, and what does not run', () => {
  const files = { ...noFiles, unit: ['a.test.ts', 'b.test.ts'] }
  const steps = changedSteps({ ...aChoice, tests: { files } })
  const told = describeChoice({
    base: 'main, from 123 on',
    changed: ['README.md'],
    steps,
    templates: ['product/popup'],
  })
  expect(told).toContain('Compared with main, from 123 on; files that differ: 1\n  README.md\n')
  expect(told).toContain('Runs: types, lint, layers, unit (files: 2)\n')
  expect(told).toContain('product/popup alone')
  expect(told).toContain('Does not run: Firefox and WebKit, and the ledger')
  expect(describeChoice({ base: 'the last commit', changed: [], steps: [] })).toContain(
    'Nothing differs from the last commit.',
  )
})
