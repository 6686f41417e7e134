import { expect, test } from 'vitest'
import { passesRules } from './testing/rule-facts.ts'

const browser = {
  browserName: 'Samsung Internet',
  browserVersion: '24.1.2',
  deviceType: 'tablet',
  osName: 'Android',
} as const

test.each([
  ['technology__browser', 'samsung internet', 'Chrome'],
  ['technology__browser', 'SAMSUNG INTERNET@24', 'Samsung Internet@2'],
  ['technology__browser', 'Samsung Internet@24', 'Chrome@24'],
  ['technology__browser', 'Samsung Internet', 'Samsung Internet@24.1'],
  ['technology__device_type', 'Tablet', 'mobile'],
  ['technology__os_name', 'ANDROID', 'iOS'],
])('[TR-11] %s: %s is equal, %s is not', (name, same, other) => {
  const asked = (op: unknown, value: string) => passesRules({ [name]: { op, value } }, { browser })
  expect([asked('eq', same), asked('eq', other)]).toEqual([true, false])
  expect([asked('neq', same), asked('neq', other)]).toEqual([false, true])
  expect([asked('gt', other), asked('contains', same), asked(undefined, same)]).toEqual([false, false, false])
})

test('an unknown browser equals no name, not even an empty one', () => {
  const unknown = { ...browser, browserName: '', browserVersion: '' }
  expect(passesRules({ technology__browser: { op: 'eq', value: '' } }, { browser: unknown })).toBe(false)
  expect(passesRules({ technology__browser: { op: 'neq', value: 'Chrome' } }, { browser: unknown })).toBe(true)
})
