import { expect, test } from 'vitest'
import { recommendationCards } from '../../kit/products/recommendation-cards.ts'
import { aFeedItem } from '../../testing/a-feed-item.ts'
import { basketFeedItem } from './basket-feed-item.ts'

const cardsOf = (items: unknown[], without: string[] = []) =>
  recommendationCards(items, { itemOf: basketFeedItem, without, warn() {} })

test('[BAS-04.2] the picture is taken from image_url where the item has one, else from the first of its images', () => {
  const images = ['/first.png', '/second.png']
  const pictureOf = (details: object) => cardsOf([aFeedItem({}, { images, ...details })]).map((card) => card.images[0])
  expect(pictureOf({ image_url: '/own.png' })).toEqual(['/own.png'])
  expect(pictureOf({ image_url: '' })).toEqual(['/first.png'])
  expect(pictureOf({})).toEqual(['/first.png'])
  expect(pictureOf({ image_url: '/own.png', images: [] })).toEqual(['/own.png'])
})

test.each([
  [0, false],
  ['0', false],
  [-3, false],
  [1, true],
  ['12', true],
  [undefined, true],
  [null, true],
  ['', true],
])('[BAS-04.3] whether an item with the stock %j is kept: %s', (stock, isKept) => {
  expect(cardsOf([aFeedItem({}, { stock })])).toHaveLength(isKept ? 1 : 0)
})

test('[BAS-04.4] products that are in the basket are left out', () => {
  const items = ['a', 'b', 'c'].map((id) => aFeedItem({ id }))
  expect(cardsOf(items, ['b', 'z']).map(({ id }) => id)).toEqual(['a', 'c'])
})
