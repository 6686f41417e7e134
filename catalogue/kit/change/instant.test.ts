import { expect, test } from 'vitest'
import { instantOf } from './motion.ts'

test.each([
  ['2026-11-27T18:00:00Z', Date.UTC(2026, 10, 27, 18)],
  ['2026-11-27T18:00:00+02:00', Date.UTC(2026, 10, 27, 16)],
  ['2026-11-27 18:00 -0500', Date.UTC(2026, 10, 27, 23)],
  ['Fri, 27 Nov 2026 18:00:00 GMT', Date.UTC(2026, 10, 27, 18)],
])('%s with a zone is that instant', (text, ms) => {
  expect(instantOf(text)).toBe(ms)
})

test.each([
  ['2026-11-27T18:00:00', new Date(2026, 10, 27, 18)],
  ['2026-11-27 18:00', new Date(2026, 10, 27, 18)],
  ['2026-11-27', new Date(2026, 10, 27)],
])('%s without one is in local time', (text, date) => {
  expect(instantOf(text)).toBe(date.getTime())
})

test.each(['tomorrow', '', '2026-13-01', '31.12.2026 12:00'])('"%s" cannot be read', (text) => {
  expect(instantOf(text)).toBe(undefined)
})
