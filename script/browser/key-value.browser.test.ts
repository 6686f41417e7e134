import { afterEach, expect, test } from 'vitest'
import { openKeyValue } from './key-value.ts'

afterEach(() => localStorage.clear())

test('a full store answers false and keeps what it had', () => {
  const store = openKeyValue(window, 'localStorage')
  expect(store?.set('small', 'kept')).toBe(true)
  expect(store?.set('large', 'x'.repeat(20_000_000))).toBe(false)
  expect(store?.get('small')).toBe('kept')
  expect(store?.get('large')).toBe(null)
})

test('a forbidden store is no store', () => {
  const refusing = Object.defineProperty({}, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  }) as Window
  expect(openKeyValue(refusing, 'localStorage')).toBe(undefined)
})

test('keys are listed, read and removed', () => {
  const store = openKeyValue(window, 'localStorage')
  store?.set('a', '1')
  store?.set('b', '2')
  expect(store?.keys().toSorted()).toEqual(['a', 'b'])
  store?.remove('a')
  expect(store?.get('a')).toBe(null)
})
