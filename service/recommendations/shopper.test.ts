import { expect, test } from 'vitest'
import { type Shopper, shopperBuying, shopperViewing } from './shopper.ts'
import { shoppingLimits } from './shopping-limits.ts'

const minute = 60_000
const day = 24 * 60 * minute
const at = 100 * day
const nobody: Shopper = { locale: 'en/uk/GBP', viewed: [], bought: [] }
const viewing = (views: [string, number][]): Shopper =>
  views.reduce((shopper, [id, time]) => shopperViewing(shopper, id, time).shopper, nobody)
const viewed = ({ shopper }: { shopper: Shopper }) => shopper.viewed.map(({ id, at: time }) => [id, time - at])

test('[BU-07] the product viewed last comes first, and counts with those viewed within a day', () => {
  const before = viewing([['A', at - day - 1], ['B', at - day], ['C', at]]) // biome-ignore format: pairs
  const after = shopperViewing(before, 'D', at)
  expect(viewed(after)).toEqual([['D', 0], ['C', 0], ['B', -day], ['A', -day - 1]]) // biome-ignore format: pairs
  expect(after.with).toEqual(['C', 'B'])
  expect(after.shopper.locale).toBe('en/uk/GBP')
  // A device whose clock was set back.
  expect(shopperViewing(viewing([['A', at + day], ['B', at + day + 1]]), 'C', at).with).toEqual(['A']) // biome-ignore format: pairs
})

test('[BU-07] the same product within half an hour counts once, and only moves to the front', () => {
  const before = viewing([['A', at], ['B', at + 1]]) // biome-ignore format: pairs
  const soon = shopperViewing(before, 'A', at + 30 * minute - 1)
  expect([viewed(soon), soon.with]).toEqual([[['A', 0], ['B', 1]], null]) // biome-ignore format: pairs
  const later = shopperViewing(before, 'A', at + 30 * minute)
  expect([viewed(later), later.with]).toEqual([[['A', 30 * minute], ['B', 1]], ['B']]) // biome-ignore format: pairs
})

test('[BU-07] the latest products are remembered, and the latest of them count together', () => {
  const { remembered, paired } = shoppingLimits
  const before = viewing(Array.from({ length: remembered }, (_, each) => [`p${each}`, at + each]))
  const after = shopperViewing(before, 'new', at + remembered)
  expect([after.shopper.viewed.length, viewed(after).at(-1)]).toEqual([remembered, ['p1', 1]])
  expect(after.with).toEqual(Array.from({ length: paired }, (_, each) => `p${remembered - 1 - each}`))
})

test('[BU-07] each line of an order counts once, together with other products bought within a month', () => {
  const buy = (shopper: Shopper, id: string, order: string, time: number) =>
    shopperBuying(shopper, { id, order, at: time })
  const first = buy(nobody, 'A', '1', at - 30 * day)
  expect(first).toEqual({ shopper: { ...nobody, bought: [{ id: 'A', order: '1', at: at - 30 * day }] }, with: [] })
  const second = buy(first.shopper, 'B', '1', at - 30 * day - 1)
  expect(second.with).toEqual(['A'])
  expect(buy(second.shopper, 'B', '1', at)).toEqual({ shopper: second.shopper, with: null })
  const third = buy(second.shopper, 'C', '2', at)
  expect(third.with).toEqual(['A'])
  expect(third.shopper.bought.map(({ id }) => id)).toEqual(['C', 'B', 'A'])
  expect(buy(third.shopper, 'A', '3', at).with).toEqual(['C'])
  expect(buy(third.shopper, 'A', '2', at).shopper.bought).toHaveLength(4)
})

test('[BU-07] of many lines the latest are remembered', () => {
  const { remembered } = shoppingLimits
  const bought = Array.from({ length: remembered }, (_, each) => ({ id: `p${each}`, order: 'o', at }))
  const { shopper } = shopperBuying({ ...nobody, bought }, { id: 'new', order: 'o', at })
  expect([shopper.bought.length, shopper.bought[0]?.id, shopper.bought.at(-1)?.id]).toEqual([
    remembered,
    'new',
    `p${remembered - 2}`,
  ])
})
