import { expect, test } from 'vitest'
import { bannerFor } from './banner-for.ts'

const every = (['/uk/en', '/us/en', '/uk/en/shop', '/us/en/shop'] as const).map((match) => ({ match, show: true }))

test.each([
  ['https://shop.test/uk/en/', '/uk/en'],
  ['https://shop.test/us/en/help', '/us/en'],
  ['https://shop.test/uk/en/shop/boots', '/uk/en/shop'],
  ['https://shop.test/us/en/shop/boots?page=2', '/us/en/shop'],
  ['https://shop.test/eu/de/?from=/us/en/', '/us/en'],
  ['https://shop.test/eu/de/shop/boots', undefined],
])('[GLB-12.2] [UR-10] at %s the longest matching part of the address decides: %s', (address, match) => {
  expect(bannerFor(every, address)?.match).toBe(match)
  expect(bannerFor(every.toReversed(), address)?.match).toBe(match)
})

test('an entry that is switched off is ignored', () => {
  const banners = every.map((each) => ({ ...each, show: each.match !== '/uk/en/shop' }))
  expect(bannerFor(banners, 'https://shop.test/uk/en/shop')?.match).toBe('/uk/en')
})
