import { expect, test } from 'vitest'
import { fillAddress } from './fill-address.ts'

const locale = '/{country}/{language}'
const search = '{locale}/search/index?query={text}&referrer=qubitSearchBar'

test.each(['/uk/en/', '/uk/en', '/uk/en/product/ember-7', '//uk/en/shop'])(
  '[UR-08] on %s an address begins with country and language of the page',
  (pathname) => {
    expect(fillAddress('{locale}/cart', { locale, pathname })).toBe('/uk/en/cart')
    expect(fillAddress(search, { locale, pathname, values: { text: 'wet boots & more' } })).toBe(
      '/uk/en/search/index?query=wet%20boots%20%26%20more&referrer=qubitSearchBar',
    )
  },
)

test.each(['/', '', '/uk', '/uk/'])('[UR-08] on %j, with fewer than two segments, there is no address', (pathname) => {
  expect(fillAddress('{locale}/cart', { locale, pathname })).toBe(undefined)
})

test('an address without placeholders is the same on every page, and one that the site does not set is none', () => {
  expect(fillAddress('/cart', { pathname: '/' })).toBe('/cart')
  expect(fillAddress('/cart', { pathname: '/de/', locale: '/{language}' })).toBe('/cart')
  expect(fillAddress(undefined, { pathname: '/' })).toBe(undefined)
})

test('a value may go in as it is, and braces that name nothing stay', () => {
  const facts = { pathname: '/', values: { text: 'a&$&b' }, encode: (value: string) => value }
  expect(fillAddress('/s?q={text}&f={all}', facts)).toBe('/s?q=a&$&b&f={all}')
})
