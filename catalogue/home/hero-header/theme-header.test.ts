import { expect, test } from 'vitest'
import { chooseTheme } from './theme-header.ts'

test.each([
  [0, 'dark'],
  [100, 'dark'],
  [100.5, 'light'],
  [101, 'light'],
  [-40, 'dark'],
])('at a scroll position of %d px the header is %s', (scrolled, theme) => {
  expect(chooseTheme(scrolled, false)).toBe(theme)
})

test('while a box or overlay of the shop is active the header is light at any scroll position', () => {
  expect([0, 100, 500].map((scrolled) => chooseTheme(scrolled, true))).toEqual(['light', 'light', 'light'])
})
