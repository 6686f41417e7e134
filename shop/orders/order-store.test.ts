import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBasketStore } from '../basket/basket-store.ts'
import { anOrder } from '../test-data/an-order.ts'

test('an order survives a restart, belongs to its browser only, and empties its basket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  const first = openBasketStore(folder)
  first.setLine('token', 'WREN-38', 2)
  first.setLine('token', 'MOOR-38', 1)
  first.setLine('token', 'MOOR-38', 0)
  first.setLine('other', 'WREN-38', 1)
  first.orders.place('token', 0, anOrder())
  first.close()
  const second = openBasketStore(folder)
  expect(second.orders.latest('token')).toEqual(anOrder())
  expect(second.orders.latest('other')).toBeUndefined()
  expect(second.read('token').lines).toEqual([])
  expect(second.restoreLine('token', 'MOOR-38')).toBe(false)
  expect(second.read('other').lines).toHaveLength(1)
  second.close()
  expect(readFileSync(join(folder, 'shop.sqlite')).includes('token')).toBe(false)
  rmSync(folder, { recursive: true })
})

test('the same attempt returns the existing order, and the next attempt is another order', () => {
  const store = openBasketStore()
  store.orders.place('token', 0, anOrder({ number: 'NW-AAAA-AAAA' }))
  store.setLine('token', 'WREN-38', 1)
  expect(store.orders.place('token', 0, anOrder({ number: 'NW-BBBB-BBBB' })).number).toBe('NW-AAAA-AAAA')
  expect(store.read('token').lines).toHaveLength(1)
  expect(store.orders.count('token')).toBe(1)
  store.orders.place('token', 1, anOrder({ number: 'NW-CCCC-CCCC' }))
  expect(store.orders.latest('token')?.number).toBe('NW-CCCC-CCCC')
  store.close()
})

test('an order that cannot be stored leaves the basket as it is', () => {
  const store = openBasketStore()
  store.orders.place('other', 0, anOrder({ number: 'NW-AAAA-AAAA' }))
  store.setLine('token', 'WREN-38', 1)
  expect(() => store.orders.place('token', 0, anOrder({ number: 'NW-AAAA-AAAA' }))).toThrow()
  expect(store.read('token').lines).toHaveLength(1)
  expect(store.orders.latest('token')).toBeUndefined()
  store.close()
})
