import { expect, test } from 'vitest'
import { cardsAtFirst, hasMore } from './card-rows.tsx'

test('the first view has four cards, and two at 500 px and below', () => {
  expect([320, 500, 500.5, 501, 1280].map(cardsAtFirst)).toEqual([2, 2, 2, 4, 4])
})

test('[CAT-04.5] there is no button when the first view shows all cards', () => {
  expect([1, 4, 5, 8].map((count) => hasMore(count, cardsAtFirst(1280)))).toEqual([false, false, true, true])
  expect([1, 2, 3].map((count) => hasMore(count, cardsAtFirst(390)))).toEqual([false, false, true])
})
