import { expect, test } from 'vitest'
import type { TestResult } from '../reports/test-result.ts'
import type { LedgerItem } from './item.ts'
import { proofsOf } from './proofs.ts'

const anItem = (change: Partial<LedgerItem> = {}): LedgerItem => {
  return { id: 'CK-07', area: 'CK', group: 'CK', title: 'Cookies', must: 'refused', prove: 'unit', ...change }
}
const aTest = (change: Partial<TestResult> = {}): TestResult => {
  return { kind: 'unit', file: 'a.test.ts', titles: ['[CK-07] refused'], state: 'passed', ...change }
}
const proofOf = (item: LedgerItem, ...tests: TestResult[]) => proofsOf([item], tests).proofs[0]

test('a passing test whose title contains the id proves an item', () => {
  expect(proofOf(anItem(), aTest())).toMatchObject({ state: 'proven', lesser: false })
})

test('one failing test outweighs any number of passing ones', () => {
  expect(proofOf(anItem(), aTest(), aTest({ state: 'failed' }))).toMatchObject({ state: 'failing' })
})

test.each([
  ['no test', []],
  ['a skipped test', [aTest({ state: 'skipped' })]],
  ['a test of another item', [aTest({ titles: ['[CK-08] kept'] })]],
])('%s proves nothing', (_, tests) => {
  expect(proofOf(anItem(), ...tests)).toMatchObject({ state: 'not proven' })
})

test('the id may be in the title of a describe block', () => {
  expect(proofOf(anItem(), aTest({ titles: ['[CK-07] separators', 'a dot'] }))).toMatchObject({ state: 'proven' })
})

test('a lesser kind of test than the item requires still proves it, and is noted', () => {
  const item = anItem({ prove: 'browser' })
  expect(proofOf(item, aTest())).toMatchObject({ state: 'proven', lesser: true })
  expect(proofOf(item, aTest(), aTest({ kind: 'e2e' }))).toMatchObject({ state: 'proven', lesser: false })
})

test('an id that is not in the ledger is reported with its test', () => {
  const stray = aTest({ titles: ['[CK-99] refused'] })
  expect(proofsOf([anItem()], [stray]).unknown).toEqual([{ id: 'CK-99', test: stray }])
})
