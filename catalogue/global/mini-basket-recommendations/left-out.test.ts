import { expect, test } from 'vitest'
import { recommendationCards } from '../../kit/products/recommendation-cards.ts'
import { aFeedItem } from '../../testing/a-feed-item.ts'

test('[GLB-10.3] products in the basket are left out, even if none remains', () => {
  const content = ['a', 'b', 'c'].map((id) => aFeedItem({ id }))
  const idsWithout = (...without: string[]) => recommendationCards(content, { without, warn() {} }).map(({ id }) => id)
  expect(idsWithout()).toEqual(['a', 'b', 'c'])
  expect(idsWithout('b')).toEqual(['a', 'c'])
  expect(idsWithout('c', 'b', 'a', 'z')).toEqual([])
})
