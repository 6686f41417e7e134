import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsOf } from '../events-of.ts'
import { productOf } from './product-of.ts'
import { productsOf } from './start-json-ld.ts'

const offer = { '@type': 'Offer', price: '44.99', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' }
const node = { '@type': 'Product', sku: 'moor', name: 'Moor boot', offers: offer }

/** Returns the product in the event for a JSON-LD value. */
function productFrom(value: unknown): unknown {
  const [entry] = productsOf(JSON.stringify(value)).flatMap((each) => productOf(each) ?? [])
  return entry && eventsOf(entry, 'https://www.shop.test/p/moor')[0]?.data.product
}

const gbp = (value: number) => ({ value, currency: 'GBP' })
const product = {
  productId: 'moor',
  sku: 'moor',
  name: 'Moor boot',
  url: 'https://www.shop.test/p/moor',
  price: gbp(44.99),
}

test.each<[where: string, value: unknown]>([
  ['by itself', node],
  ['in a list', [{ '@type': 'BreadcrumbList' }, node]],
  ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, node] }],
  ['as the main entity of a page', { '@type': 'ItemPage', mainEntity: node }],
  ['with several types', { ...node, '@type': ['Product', 'Thing'] }],
  ['with the address of its type', { ...node, '@type': 'https://schema.org/Product' }],
])('a Product is found %s', (_, value) => {
  expect(productFrom(value)).toEqual(product)
})

test.each<[what: string, fields: object, change: object]>([
  ['its own id takes precedence over its sku', { productID: 'p1' }, { productId: 'p1' }],
  [
    'an AggregateOffer has its lowest price',
    { offers: { lowPrice: 39, highPrice: 50, priceCurrency: 'GBP' } },
    { price: gbp(39) },
  ],
  ['the first of several offers with a price is used', { offers: [{}, offer, { price: 1 }] }, {}],
  [
    'a price that is struck through is the original price',
    { offers: { ...offer, priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 60 } } },
    { originalPrice: gbp(60) },
  ],
  [
    'a price may be in a separate specification',
    { offers: { priceSpecification: [{ price: 5, priceCurrency: 'GBP' }] } },
    { price: gbp(5) },
  ],
  [
    'a regular or advised price is the original one, wherever it stands',
    {
      offers: {
        priceSpecification: [
          { price: 60, priceCurrency: 'GBP', priceType: 'https://schema.org/RegularPrice' },
          { price: 70, priceCurrency: 'GBP', priceType: 'https://schema.org/MSRP' },
          { price: 40, priceCurrency: 'GBP', validForMemberTier: { '@type': 'MemberProgramTier' } },
          { price: 45, priceCurrency: 'gbp', priceType: 'https://schema.org/SalePrice' },
        ],
      },
    },
    { price: gbp(45), originalPrice: gbp(60) },
  ],
  [
    'a regular price alone is the price of today, and the list price that equals it no reduction',
    { offers: { priceSpecification: { price: 5, priceCurrency: 'GBP', priceType: 'RegularPrice' } } },
    { price: gbp(5) },
  ],
  [
    'a price may be a range, whose lower end is used',
    { offers: { priceSpecification: { minPrice: 30, maxPrice: 45, priceCurrency: 'GBP' } } },
    { price: gbp(30) },
  ],
  [
    'the offers in an AggregateOffer tell what it does not',
    { offers: { '@type': 'AggregateOffer', offers: [{ ...offer, availability: 'OutOfStock' }] } },
    { stock: 0 },
  ],
  ['a sold-out product has a stock of 0', { offers: [{ ...offer, availability: 'OutOfStock' }] }, { stock: 0 }],
  [
    'levels of stock are summed',
    { offers: [{ ...offer, inventoryLevel: { value: 2 } }, { inventoryLevel: 3 }] },
    { stock: 5 },
  ],
  [
    'images are addresses or objects',
    { image: ['a.jpg', { '@type': 'ImageObject', url: 'b.jpg' }, {}] },
    { images: ['a.jpg', 'b.jpg'] },
  ],
  [
    'it has a text and categories',
    { description: 'A boot.', category: 'Boots' },
    { description: 'A boot.', categories: ['Boots'] },
  ],
  ['it has its own address', { url: '/p/moor-chelsea' }, { url: '/p/moor-chelsea' }],
])('%s', (_, fields, change) => {
  expect(productFrom({ ...node, ...fields })).toEqual({ ...product, ...change })
})

test('a group has its own id and the prices of its variants', () => {
  const group = { '@type': 'ProductGroup', productGroupID: 'g1', name: 'Moor', hasVariant: [node, node] }
  expect(productFrom(group)).toEqual({ productId: 'g1', name: 'Moor', url: product.url, price: gbp(44.99) })
})

test('of the variants of a group that of the page has the price, its sku and its stock', () => {
  const variant = (sku: string, price: number, availability: string) => ({
    '@type': 'Product',
    sku,
    offers: { url: `https://www.shop.test/p/moor?size=${sku}`, price, priceCurrency: 'GBP', availability },
  })
  const variants = [variant('38', 45, 'InStock'), variant('39', 55, 'OutOfStock')]
  const group = { '@type': 'ProductGroup', productGroupID: 'g1', hasVariant: variants }
  const itemAt = (query: string) => productOf(group, `https://www.shop.test/p/moor${query}`)?.item
  expect(itemAt('?utm_source=a&size=39')).toEqual({ productId: 'g1', sku: '39', price: 55, stock: 0, quantity: 1 })
  expect(itemAt('')).toEqual({ productId: 'g1', price: 45, quantity: 1 })
})

test('a product without an id, and things of other types, give no event', () => {
  expect(productFrom({ '@type': 'Product', name: 'Moor' })).toBe(undefined)
  expect(productFrom({ '@type': 'ProductModelList', sku: 'moor' })).toBe(undefined)
  expect(productFrom({ '@type': 'ItemList', itemListElement: [node] })).toBe(undefined)
})

test('no JSON value causes an error', () => {
  const keys = fc.constantFrom('@type', '@graph', 'sku', 'offers', 'price', 'image', 'priceSpecification', 'hasVariant')
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue(),
      fc.constant('Product'),
      fc.array(tie('value')),
      fc.dictionary(keys, tie('value')),
    ),
  }))
  fc.assert(fc.property(value, (json) => void productFrom(json)))
})
