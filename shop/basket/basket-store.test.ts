import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBasketStore } from './basket-store.ts'

test('a basket survives a restart, with its lines in the order in which they were added', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  const first = openBasketStore(folder)
  first.setLine('token', 'WREN-38', 1)
  first.setLine('token', 'MOOR-38', 2)
  first.setLine('token', 'WREN-38', 3)
  first.close()
  const second = openBasketStore(folder)
  expect(second.read('token').lines).toEqual([
    { sku: 'WREN-38', quantity: 3 },
    { sku: 'MOOR-38', quantity: 2 },
  ])
  second.close()
  rmSync(folder, { recursive: true })
})

test("two tokens have two baskets, and the token cannot be read from the basket's id", () => {
  const store = openBasketStore()
  store.setLine('one', 'WREN-38', 1)
  expect(store.read('two').lines).toEqual([])
  expect(store.read('one').id).not.toContain('one')
  expect(store.read('one').id).not.toBe(store.read('two').id)
  store.close()
})

test('a quantity of 0 removes the line', () => {
  const store = openBasketStore()
  store.setLine('token', 'WREN-38', 1)
  store.setLine('token', 'WREN-38', 0)
  expect(store.read('token').lines).toEqual([])
  store.close()
})

test('a removed line can be restored once, at its place and with its quantity, and only in its own basket', () => {
  const store = openBasketStore()
  store.setLine('token', 'WREN-38', 3)
  store.setLine('token', 'MOOR-38', 1)
  store.setLine('token', 'WREN-38', 0)
  expect(store.restoreLine('other', 'WREN-38')).toBe(false)
  expect(store.restoreLine('token', 'WREN-38')).toBe(true)
  expect(store.read('token').lines).toEqual([
    { sku: 'WREN-38', quantity: 3 },
    { sku: 'MOOR-38', quantity: 1 },
  ])
  store.setLine('token', 'WREN-38', 5)
  expect(store.restoreLine('token', 'WREN-38')).toBe(false)
  expect(store.read('token').lines[0]).toEqual({ sku: 'WREN-38', quantity: 5 })
  store.close()
})
