import { expect, test } from 'vitest'
import { suggestName } from './suggest-name.ts'

const names = ['addToBag', 'productGrid', 'page_url', 'heroBanner']

test.each([
  ['addToBasket', ' Did you mean addToBag?'],
  ['addtobag', ' Did you mean addToBag?'],
  ['pageUrl', ' Did you mean page_url?'],
  ['prodctGrid', ' Did you mean productGrid?'],
  ['somethingElse', ''],
  ['', ''],
])('for %j the suggestion is %j', (given, suggestion) => {
  expect(suggestName(given, names)).toBe(suggestion)
})

test('without known names there is no suggestion', () => {
  expect(suggestName('addToBag', [])).toBe('')
})
