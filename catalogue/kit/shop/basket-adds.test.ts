import { expect, test } from 'vitest'
import { type BasketAdds, noBasketYet, takeBasketEvent } from './basket-adds.ts'

type Lines = [productId: string, quantity: number | string, sku?: string][]

/** What each basket of a page load adds. */
function addsOf(...baskets: Lines[]): (readonly string[])[] {
  let state: BasketAdds = noBasketYet
  return baskets.map((lines) => {
    for (const [productId, quantity, sku] of lines)
      state = takeBasketEvent(state, { meta: { type: 'ecBasketItem' }, product: { productId, sku }, quantity })
    state = takeBasketEvent(state, { meta: { type: 'ecBasketSummary' } })
    return state.added
  })
}

test('[SHR-01.32] the first basket of a page load only sets the start', () => {
  expect(addsOf([['a', 2]])).toEqual([[]])
})

test('[SHR-01.32] an empty first basket sets the start, too', () => {
  expect(addsOf([], [['a', 1]])).toEqual([[], ['a']])
})

test('[SHR-01.32] a higher quantity of a product is an add, an equal or lower one is not', () => {
  expect(addsOf([['a', 1]], [['a', 2]], [['a', 2]], [['a', 1]], [], [['a', '1']])).toEqual([
    [],
    ['a'],
    [],
    [],
    [],
    ['a'],
  ])
})

test('[SHR-01.32] the quantity of a product is the sum over its sizes', () => {
  const sizes = (first: number, second: number): Lines => [
    ['a', first, 'a-38'],
    ['a', second, 'a-39'],
  ]
  expect(addsOf(sizes(1, 1), sizes(0, 2), sizes(1, 2))).toEqual([[], [], ['a']])
})

test('[SHR-01.32] an add is found while another product is removed', () => {
  expect(addsOf([['a', 3]], [['b', 1]])).toEqual([[], ['b']])
})

test('[SHR-01.32] lines form a basket only with their summary', () => {
  const line = { meta: { type: 'shop.ecBasketItem' }, product: { productId: 'a' }, quantity: 1 }
  const start = takeBasketEvent(noBasketYet, { meta: { type: 'ecBasketSummary' } })
  const open = takeBasketEvent(start, line)
  expect(open.added).toEqual([])
  expect(takeBasketEvent(open, { meta: { type: 'shop.ecBasketSummary' } }).added).toEqual(['a'])
})

test('[SHR-01.32] a new view of the same page load goes on from the basket before it', () => {
  const start = takeBasketEvent(noBasketYet, { meta: { type: 'ecBasketSummary' } })
  const view = takeBasketEvent(start, { meta: { type: 'ecView' } })
  const line = takeBasketEvent(view, { meta: { type: 'ecBasketItem' }, product: { productId: 'a' }, quantity: 1 })
  expect(takeBasketEvent(line, { meta: { type: 'ecBasketSummary' } }).added).toEqual(['a'])
})
