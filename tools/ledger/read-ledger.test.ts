import { expect, test } from 'vitest'
import { readLedger } from './read-ledger.ts'

test('the items of areas are read', () => {
  const items = [{ id: 'CK-07', must: 'a value is refused\n', reading: 'any', prove: 'unit' }]
  expect(readLedger([{ area: 'CK', title: 'Cookies', items }])).toEqual([
    {
      id: 'CK-07',
      area: 'CK',
      group: 'CK',
      title: 'Cookies',
      must: 'a value is refused',
      reading: 'any',
      prove: 'unit',
    },
  ])
})

test('the sentences of templates are read', () => {
  const must = [{ id: 'PDP-07.3', does: 'it draws', prove: 'browser' }]
  const [item] = readLedger([{ template: 'product/low-stock', id: 'PDP-07', title: 'Low stock', must }])
  expect(item).toMatchObject({ id: 'PDP-07.3', area: 'PDP', group: 'PDP-07', title: 'Low stock', must: 'it draws' })
})

test('the items of a plain list are read, for any name of the area', () => {
  const [item] = readLedger([{ id: 'SHOP-01', area: 'route', must: 'it serves', prove: 'e2e' }])
  expect(item).toMatchObject({ id: 'SHOP-01', area: 'SHOP', group: 'SHOP', must: 'it serves', prove: 'e2e' })
})

test('an item without a kind of proof is reported', () => {
  expect(() => readLedger([{ id: 'SHOP-01', must: 'it serves' }])).toThrow('SHOP-01: prove is "undefined"')
})
