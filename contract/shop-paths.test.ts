import { expect, test } from 'vitest'
import { shopPaths } from './shop-paths.ts'

test.each(['/uk/en/', '/uk/en', '/uk/en/product/ember-7', '//uk/en/shop'])(
  '[UR-08] on %s the paths begin with its country and language',
  (pathname) => {
    const paths = shopPaths(pathname)
    expect(paths?.cart).toBe('/uk/en/cart')
    expect(paths?.addToCart).toBe('/uk/en/cart/addToCart')
    expect(paths?.search('wet boots & more')).toBe(
      '/uk/en/search/index?query=wet%20boots%20%26%20more&referrer=qubitSearchBar',
    )
  },
)

test.each(['/', '', '/uk', '/uk/'])('[UR-08] on %j, with fewer than two segments, there are none', (pathname) => {
  expect(shopPaths(pathname)).toBeNull()
})
