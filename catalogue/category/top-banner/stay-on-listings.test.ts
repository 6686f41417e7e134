import { expect, test } from 'vitest'
import { checkTemplate } from '../../../script/experiences/rules/check-requirements.ts'
import { template as priceFormat } from '../../product/price-format/template.ts'
import { isUkListing } from './stay-on-listings.ts'
import { template } from './template.ts'

const shop = 'https://shop.test'

function runs(template: Parameters<typeof checkTemplate>[0], pageType: string, path: string): boolean {
  return checkTemplate(template, { pageType, deviceType: 'computer', url: shop + path }).every(({ passes }) => passes)
}

test.each([
  ['category', '/uk/en/shop/boots', true],
  ['category', '/us/en/shop/boots', false],
  ['category', '/uk/en', false],
  ['product', '/uk/en/product/moor', false],
  ['home', '/us/en/', false],
])('[CAT-15.3] on a page of type %s at %s it runs, and goes on: %s', (type, path, expected) => {
  expect(runs(template, type, path)).toBe(expected)
  expect(isUkListing(type, shop + path)).toBe(expected)
})

test('[UR-11] the price experiment never runs on five of the shop fronts, the top banner only on category pages of one', () => {
  for (const front of ['/eu/it/', '/eu/fr/', '/eu/de/', '/ca/fr/', '/uk/en/', '/uk/en'])
    expect(runs(priceFormat, 'product', `${front}`), front).toBe(false)
  for (const front of ['/eu/en/', '/us/en/', '/ca/en/']) expect(runs(priceFormat, 'product', front), front).toBe(true)
  expect(runs(template, 'category', '/uk/en/shop/boots')).toBe(true)
  expect(runs(template, 'product', '/uk/en/product/moor')).toBe(false)
  expect(runs(template, 'category', '/eu/en/shop/boots')).toBe(false)
})
