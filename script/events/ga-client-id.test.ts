import { expect, test } from 'vitest'
import { gaClientIdOf } from './ga-client-id.ts'

test.each([
  ['GA1.2.1234567890.1600000000', '1234567890.1600000000'],
  ['GA1.1-2.12.34', '12.34'],
  ['', undefined],
  [undefined, undefined],
])('from the cookie %j the analytics client id is read as %j', (cookie, id) => {
  expect(gaClientIdOf(cookie)).toBe(id)
})
