import { expect, test } from 'vitest'
import { fateOf } from './fate-of.ts'

test('[BAS-02.3] with both false nothing is changed', () => {
  expect(fateOf({ hidePromo: false, moveDown: false })).toBe('left')
})

test('hidden is hidden, whatever else is wanted', () => {
  expect(fateOf({ hidePromo: true, moveDown: true })).toBe('hidden')
  expect(fateOf({ hidePromo: true, moveDown: false })).toBe('hidden')
  expect(fateOf({ hidePromo: false, moveDown: true })).toBe('moved')
})
