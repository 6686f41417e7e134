import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openKeyValue } from './key-value.ts'

afterEach(() => localStorage.clear())

test('writing to a full store returns false and keeps the stored data', () => {
  const store = openKeyValue(window, 'localStorage')
  expect(store?.set('small', 'kept')).toBe(true)
  expect(store?.set('large', 'x'.repeat(20_000_000))).toBe(false)
  expect(store?.get('small')).toBe('kept')
  expect(store?.get('large')).toBe(null)
})

test('[BY-05] what another tab stores, lets grow or removes counts at the next write', () => {
  const room = 128_000
  const store = openKeyValue(window, 'localStorage')
  expect(store?.set('qb_first', '')).toBe(true)
  localStorage.setItem('qb_other', 'x'.repeat(room - 15_000))
  expect(store?.set('qb_large', 'x'.repeat(16_000))).toBe(false)
  expect(store?.set('qb_small', 'x'.repeat(1000))).toBe(true)
  // The same keys, of which one is longer.
  localStorage.setItem('qb_other', 'x'.repeat(room - 3000))
  expect(store?.set('qb_small', 'x'.repeat(3000))).toBe(false)
  localStorage.removeItem('qb_other')
  expect(store?.set('qb_large', 'x'.repeat(16_000))).toBe(true)
})

test('[BY-05] four tabs that write at the same moment stay within the limit together', () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => void vi.restoreAllMocks())
  const tabs = [1, 2, 3, 4].map(() => openKeyValue(window, 'localStorage'))
  for (const tab of tabs) tab?.set('qb_first', '')
  for (let at = 0; at < 400; at++) tabs[at % 4]?.set(`qb_${at}`, 'x'.repeat(1000))
  const stored = Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  expect(stored).toBeLessThanOrEqual(128_000)
  expect(stored).toBeGreaterThan(125_000)
})

test('where storage is forbidden, no store is opened', () => {
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
