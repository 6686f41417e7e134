import { expect, test } from 'vitest'
import { capLists } from './cap-lists.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([['products'], ['productIds'], ['items'], ['skus']])(
  '[EV-16] of the list %s the first 100 entries are kept, at any depth',
  (name) => {
    const event = { [name]: many(101), within: { list: [{ [name]: many(250) }] }, short: many(3) }
    expect(capLists(event)).toEqual({ [name]: many(100), within: { list: [{ [name]: many(100) }] }, short: many(3) })
  },
)

test('[EV-16] exactly 100 stay, and so do lists under other keys', () => {
  const event = { products: many(100), images: many(150), none: null, text: 'x' }
  expect(capLists(event)).toEqual(event)
})
