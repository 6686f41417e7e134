import { expect, test } from 'vitest'
import { checkTemplate } from '../../../script/experiences/rules/check-template.ts'
import { template as priceFormat } from '../../product/price-format/template.ts'
import { isUkListing } from './stay-on-listings.ts'
import { template } from './template.ts'

const shop = 'https://shop.test'

function isRunAt(template: Parameters<typeof checkTemplate>[0], pageType: string, path: string): boolean {
  return checkTemplate(template, { pageType, deviceType: 'computer', url: shop + path }).every(({ passes }) => passes)
}

test.each([
  ['category', '/uk/en/shop/boots', true],
  ['category', '/us/en/shop/boots', false],
  ['category', '/uk/en', false],
  ['product', '/uk/en/product/moor', false],
  ['home', '/us/en/', false],
])('[CAT-15.3] on a page of type %s at %s it runs and continues: %s', (type, path, expected) => {
  expect(isRunAt(template, type, path)).toBe(expected)
  expect(isUkListing(type, shop + path)).toBe(expected)
})

test('[UR-11] the price experiment never runs on five shop fronts, and the top banner only on category pages of one', () => {
  for (const front of ['/eu/it/', '/eu/fr/', '/eu/de/', '/ca/fr/', '/uk/en/', '/uk/en'])
    expect(isRunAt(priceFormat, 'product', `${front}`), front).toBe(false)
  for (const front of ['/eu/en/', '/us/en/', '/ca/en/'])
    expect(isRunAt(priceFormat, 'product', front), front).toBe(true)
  expect(isRunAt(template, 'category', '/uk/en/shop/boots')).toBe(true)
  expect(isRunAt(template, 'product', '/uk/en/product/moor')).toBe(false)
  expect(isRunAt(template, 'category', '/eu/en/shop/boots')).toBe(false)
})
