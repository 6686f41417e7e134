import { expect, test } from 'vitest'
import { isOfSite, pagesFor } from './shop-pages.ts'

const pages = [
  { type: 'home' as const, address: 'https://shop.example/' },
  { type: 'product' as const, address: 'https://shop.example/p/1' },
]

test('pages that fit come alone, and all of them where none fits', () => {
  expect(pagesFor(pages, ['product', 'basket']).map(({ type }) => type)).toEqual(['product'])
  expect(pagesFor(pages, ['basket'])).toBe(pages)
  expect(pagesFor(pages, undefined)).toBe(pages)
})

test.each([
  ['https://shop.example/p/1', true],
  ['https://www.shop.example/', true],
  ['http://shop.example:8080/', true],
  ['https://othershop.example/', false],
  ['https://shop.example.evil.example/', false],
  ['javascript:alert(1)//shop.example', false],
  ['shop.example', false],
  ['', false],
])('whether %j is a page of the site: %s', (address, is) => {
  expect(isOfSite(address, ['.shop.example'])).toBe(is)
})
