import { expect, test } from 'vitest'
import { fateOf } from './fate-of.ts'

test('[BAS-02.3] with both fields false nothing is changed', () => {
  expect(fateOf({ hidePromo: false, moveDown: false })).toBe('left')
})

test('hidePromo hides the promo, whatever moveDown says', () => {
  expect(fateOf({ hidePromo: true, moveDown: true })).toBe('hidden')
  expect(fateOf({ hidePromo: true, moveDown: false })).toBe('hidden')
  expect(fateOf({ hidePromo: false, moveDown: true })).toBe('moved')
})
