import { expect, test } from 'vitest'
import { isCount } from './parts-beside.ts'

test.each([
  ['(4)', 'Red ', 'Red (4)', true],
  ['4', '', '4 Red', true],
  ['(1,204)', 'Red ', 'Red (1,204)', true],
  ['1.204', 'Rot ', 'Rot 1.204', true],
  ['1\u202F204', 'Rouge ', 'Rouge 1\u202F204', true],
  ['99+', 'Red ', 'Red 99+', true],
  ['(٢٣)', 'أحمر ', 'أحمر (٢٣)', true],
  ['12', '38 ', '38 12', true],
  ['38', '', '38 (12)', false],
  ['£50', 'up to ', 'up to £50', false],
  ['Red', '', 'Red (4)', false],
])('[CAT-11.4] %s after "%s" in "%s" is a count: %s', (part, before, all, expected) => {
  expect(isCount(part, { before, all })).toBe(expected)
})
