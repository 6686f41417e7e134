import { expect, test } from 'vitest'
import type { TestResult } from '../reports/test-result.ts'
import type { LedgerItem } from './item.ts'
import { proofsOf } from './proofs.ts'
import { itemView, missingView, overviewTable } from './views.ts'

const item = (id: string, group: string, title: string): LedgerItem => {
  return { id, area: id.split('-')[0] ?? '', group, title, must: `what ${id} asks`, prove: 'unit' }
}
const items = [item('CK-01', 'CK', 'Cookies'), item('CK-02', 'CK', 'Cookies'), item('PDP-01.1', 'PDP-01', 'Low stock')]
const passing: TestResult = { kind: 'unit', file: 'a.test.ts', titles: ['[CK-01] kept'], state: 'passed' }
const { proofs } = proofsOf(items, [passing])

test('the overview has one row for each area, and the totals', () => {
  expect(overviewTable(proofs).split('\n')).toEqual([
    'area   items  proven  not proven  failing',
    'CK         2       1           1        0  Cookies',
    'PDP        1       0           1        0  1 template',
    'total      3       1           2        0',
  ])
})

test('unproven items of an area or a template are listed with their text', () => {
  expect(missingView(proofs, 'CK')).toBe(
    'CK-02  (Cookies; prove: unit)\n  what CK-02 asks\n\nCK: 1 of 2 items are not proven',
  )
  expect(missingView(proofs, 'PDP-01')).toContain('what PDP-01.1 asks')
  expect(() => missingView(proofs, 'XX')).toThrow('There is no area or template "XX". Areas: CK PDP')
})

test('an item is shown with the tests that claim it', () => {
  expect(itemView(proofs, 'CK-01')).toContain('  passed  unit  a.test.ts\n    [CK-01] kept')
  expect(itemView(proofs, 'CK-02')).toContain('no test claims it')
})
