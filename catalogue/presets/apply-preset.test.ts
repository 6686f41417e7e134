import { expect, test } from 'vitest'
import { platforms } from '../../contract/platform.ts'
import type { SiteConfig } from '../define-site.ts'
import { applyPreset } from './apply-preset.ts'

const site: SiteConfig = { propertyId: 'p', trackingId: 't', domains: ['shop.test'], anchors: {}, experiences: [] }

test.each(platforms)(
  'the preset %s fills in the anchors of each kind of page and the source of its events',
  (platform) => {
    const { anchors, sources, propertyId } = applyPreset({ ...site, platform })
    expect(anchors).toMatchObject(
      Object.fromEntries(
        ['header', 'footer', 'productPanel', 'addToBag', 'productGrid', 'gridItem', 'basketItem', 'checkoutButton'].map(
          (name) => [name, expect.any(String)],
        ),
      ),
    )
    expect(sources).toEqual({ [platform]: true })
    expect(propertyId).toBe('p')
  },
)

test('a value of the site counts more, and undefined removes the anchor of the preset', () => {
  const own = { header: '.my-header', footer: undefined }
  const { anchors } = applyPreset({ ...site, platform: 'shopify', anchors: own })
  expect(anchors.header).toBe('.my-header')
  expect('footer' in anchors).toBe(false)
  expect(anchors.addToBag).toBe('.product-form__submit')
})

test("the site's sources replace that of the preset", () => {
  const sources = { ga4: true } as const
  expect(applyPreset({ ...site, platform: 'magento', sources }).sources).toEqual(sources)
})

test('a site without a platform, or with one that has no preset, stays as it is', () => {
  for (const each of [site, { ...site, platform: 'toString' }, { ...site, platform: 7 }, null])
    expect(applyPreset(each as SiteConfig)).toBe(each)
})

test.each(platforms)(
  'the preset %s says where cart and search are, and how a product is read and added',
  (platform) => {
    const { addresses, addToBag, reading } = applyPreset({ ...site, platform })
    expect(addresses).toMatchObject({ cart: expect.any(String), search: expect.stringContaining('{text}') })
    expect(addToBag).toMatchObject({ url: expect.stringMatching(/^\//) })
    expect(reading?.gridItem?.productId).toBeDefined()
    expect(reading?.basketItem).toBeDefined()
  },
)

test('addresses and reading rules of the site count more, one by one, and its way to add to the bag replaces the preset', () => {
  const own = { ...site, platform: 'magento', addToBag: 'window.shop.add' } as const
  const addresses = { cart: '/basket', search: undefined } as unknown as { cart: string }
  const gridItem = { productId: { attribute: 'data-id' } }
  const filled = applyPreset({ ...own, addresses, reading: { gridItem } })
  expect(filled.addToBag).toBe('window.shop.add')
  expect(filled.addresses).toEqual({ cart: '/basket' })
  expect(filled.reading?.gridItem).toEqual(gridItem)
  expect(filled.reading?.basketItem).toEqual(applyPreset({ ...site, platform: 'magento' }).reading?.basketItem)
})
