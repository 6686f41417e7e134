import { expect, test } from 'vitest'
import { cardsAtFirst, hasMore } from './card-rows.tsx'

test('four cards show at first, two at 500 px and below', () => {
  expect([320, 500, 500.5, 501, 1280].map(cardsAtFirst)).toEqual([2, 2, 2, 4, 4])
})

test('[CAT-04.5] when there are no more cards than the first view shows there is no button', () => {
  expect([1, 4, 5, 8].map((count) => hasMore(count, cardsAtFirst(1280)))).toEqual([false, false, true, true])
  expect([1, 2, 3].map((count) => hasMore(count, cardsAtFirst(390)))).toEqual([false, false, true])
})
