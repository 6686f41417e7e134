import { expect, test } from 'vitest'
import { type RecommendationItem, recommendationItems } from './recommendation-item.ts'

function anItem(item: Partial<Record<keyof RecommendationItem, unknown>> & { details?: object } = {}) {
  const details = { url: 'https://shop.test/p1', images: ['/1.svg', '/2.svg'], name: 'Ember 7', ...item.details }
  return { id: 'p1', weight: 1, strategy: 'viewed-also-viewed', ...item, details }
}

function read(items: unknown) {
  const lines: string[] = []
  const read = recommendationItems(items, (line) => void lines.push(line))
  return { lines, read, ids: read.map(({ id }) => id) }
}

test('[DS-08] an item keeps all its fields, those of the basket variant too', () => {
  const details = {
    url: 'https://shop.test/p1',
    images: ['/1.svg', '/2.svg'],
    name: 'Ember 7',
    description: 'A warm shoe',
    unit_price: 12000,
    unit_sale_price: 9000,
    currency: 'EUR',
    language: 'de',
    sku_code: 'E7-40',
    stock: 3,
    image_url: '/1.svg',
  }
  const item = { id: 'p1', weight: 0.5, strategy: 'trending', details }
  expect(read([item]).read).toEqual([item])
})

test('[DS-08] an item with one image has no hover image, one without any has none', () => {
  const images = (value: unknown) => read([anItem({ details: { images: value } })]).read[0]?.details.images
  expect(images(['/1.svg'])).toEqual(['/1.svg'])
  expect(images(undefined)).toEqual([])
})

test.each([
  ['without an id', { ...anItem(), id: undefined }],
  ['with an empty id', anItem({ id: '' })],
  ['without a url', anItem({ details: { url: undefined } })],
  ['with an empty url', anItem({ details: { url: '' } })],
  ['without details', { id: 'p1', weight: 1 }],
])('[DS-08] an item %s is dropped', (_, item) => {
  expect(read([item, anItem({ id: 'p2' })])).toMatchObject({ ids: ['p2'], lines: [] })
})

test('[DS-08] items are ordered by weight, highest first, ties in given order', () => {
  const weights = { a: 1, b: 3, c: 1, d: 10, e: 3 }
  expect(read(Object.entries(weights).map(([id, weight]) => anItem({ id, weight }))).ids).toEqual([
    'd',
    'b',
    'e',
    'a',
    'c',
  ])
})

test('[DS-07] an undefined item is only logged, and the others are used', () => {
  expect(read([undefined, anItem({ id: 'a' }), null, anItem({ id: 'b' })])).toMatchObject({
    ids: ['a', 'b'],
    lines: ['Item is undefined!', 'Item is undefined!'],
  })
})

test.each([undefined, null, {}, 'text'])('what is no list, like %j, has no items', (items) => {
  expect(read(items)).toMatchObject({ read: [], lines: [] })
})
