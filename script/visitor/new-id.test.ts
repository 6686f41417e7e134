import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('a new id is three lower-case base-36 groups of 11, 9 and 7 characters: random, time, random', () => {
  expect(newId(1_700_000_000_000, Math.random)).toMatch(/^[0-9a-z]{11}-0loyw3v28-[0-9a-z]{7}$/)
  expect(newId(35, () => 0)).toBe('00000000000-00000000z-0000000')
  expect(newId(36, () => 0.9999999)).toBe('zzzzzzzzzzz-000000010-zzzzzzz')
})

test('ids of the same moment differ', () => {
  const ids = Array.from({ length: 1000 }, () => newId(1_700_000_000_000, Math.random))
  expect(new Set(ids).size).toBe(1000)
})
