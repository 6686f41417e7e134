import { expect, test } from 'vitest'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { aSite } from '../testing/a-site.ts'
import { checkNeeds } from './check-needs.ts'
import { checkSite } from './check-site.ts'

const problemsOf = (change: object) =>
  checkSite(aSite({ experiences: [], ...change } as Partial<SiteConfig>)).map(({ path, remedy }) => [path, remedy])

test('what another shop says about its pages is in order', () => {
  const reading = {
    gridItem: {
      productId: { attribute: 'data-id' },
      skus: { selector: 'a', attribute: 'href', pattern: 'variant=(\\d+)' },
    },
    miniCart: { link: { selector: '.all' } },
  }
  const addresses = { cart: '/cart', product: '/products/{productId}', search: '/search?q={text}' }
  expect(problemsOf({ reading, addresses, addToBag: 'window.shop.add' })).toEqual([])
  expect(problemsOf({ addToBag: { url: '/cart/add.js', body: '{"id":"{sku}","quantity":{quantity}}' } })).toEqual([])
})

test.each<[change: object, path: string, remedy: RegExp]>([
  [{ reading: 'data-id' }, 'reading', /gridItem/],
  [{ reading: { gridItems: {} } }, 'reading.gridItems', /gridItem\?/],
  [{ reading: { gridItem: { productID: { attribute: 'id' } } } }, 'reading.gridItem.productID', /productId\?/],
  [{ reading: { gridItem: { productId: 'data-id' } } }, 'reading.gridItem.productId', /attribute/],
  [{ reading: { gridItem: { productId: { attribut: 'id' } } } }, 'reading.gridItem.productId.attribut', /attribute\?/],
  [{ reading: { gridItem: { productId: { selector: 'a[' } } } }, 'reading.gridItem.productId.selector', /such as/],
  [{ reading: { gridItem: { productId: { attribute: 'a b' } } } }, 'reading.gridItem.productId.attribute', /data-id/],
  [{ reading: { gridItem: { productId: { pattern: '\\d+' } } } }, 'reading.gridItem.productId.pattern', /parentheses/],
  [{ addresses: { basket: '/cart' } }, 'addresses.basket', /use one of|did you mean/],
  [{ addresses: { cart: 'cart' } }, 'addresses.cart', /begin it with/],
  [{ addresses: { search: '?q={text}' } }, 'addresses.search', /begin it with/],
  [{ addToBag: { url: 'cart/add.js', body: 'id={sku}' } }, 'addToBag.url', /begin it with/],
  [{ addresses: { search: '/search?q=' } }, 'addresses.search', /\{text\}/],
  [{ addresses: { product: '/p/{id}', locale: '/{country}' } }, 'addresses.product', /productId/],
  [{ addresses: { cart: '{locale}/cart' } }, 'addresses.cart', /start of the shop's paths/],
  [{ addresses: { locale: '/uk' } }, 'addresses.locale', /\{country\}/],
  [{ addToBag: 'shop.add' }, 'addToBag', /window\.shop\.add/],
  [{ addToBag: { body: 'sku={sku}' } }, 'addToBag.url', /address/],
  [{ addToBag: { url: '/add', method: 'GET', body: '{sku}' } }, 'addToBag.method', /POST/],
  [{ addToBag: { url: '/add', body: 'id={SKU}' } }, 'addToBag', /\{sku\}/],
])('%j is reported at %s', (change, path, remedy) => {
  expect(problemsOf(change)).toContainEqual([path, expect.stringMatching(remedy)])
})

test('an experience whose address or call is missing is warned of, by the setting', () => {
  const row = { template: 'product/recommendations', content: { placementId: 'also' } }
  const experiences = [
    { id: 'bag', template: 'product/view-bag', content: {} },
    { id: 'row', ...row },
    { id: 'row-2', ...row },
  ] as SiteConfig['experiences']
  expect(checkNeeds(aSite({ experiences })).map(({ path, problem }) => `${path} ${problem}`)).toEqual([
    'addresses.cart is needed by bag',
    'addToBag is needed by row, row-2',
  ])
  const set = { addresses: { cart: '/cart' }, addToBag: 'window.shop.add' }
  expect(checkNeeds(aSite({ experiences, ...set }))).toEqual([])
})
