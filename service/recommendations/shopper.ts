import { shoppingLimits } from './shopping-limits.ts'

/** What is remembered of a visitor's shopping, the newest first; `at` is when it was counted, epoch milliseconds. */
export type Shopper = {
  /** The text of the latest view's locale. */
  locale: string
  viewed: { id: string; at: number }[]
  bought: { id: string; order: string; at: number }[]
}

/** `with` are the products that the new one was viewed or bought together with; null when it is not to be counted. */
export type RememberedShopper = { shopper: Shopper; with: string[] | null }

/** A visitor who views a product. The same one soon afterwards only comes to the front (`viewedAgain`). */
export function shopperViewing(shopper: Shopper, id: string, at: number): RememberedShopper {
  const earlier = shopper.viewed.find((each) => each.id === id)
  const isNew = !earlier || at - earlier.at >= shoppingLimits.viewedAgain
  const others = shopper.viewed.filter((each) => each.id !== id)
  const viewed = [{ id, at: isNew ? at : earlier.at }, ...others].slice(0, shoppingLimits.remembered)
  const near = others.filter((each) => Math.abs(at - each.at) <= shoppingLimits.viewedTogether)
  return { shopper: { ...shopper, viewed }, with: isNew ? pairedWith(near) : null }
}

/** A visitor who buys a product. The page of an order may be loaded again: a line of it counts once. */
export function shopperBuying(shopper: Shopper, { id, order, at }: Shopper['bought'][number]): RememberedShopper {
  if (shopper.bought.some((each) => each.id === id && each.order === order)) return { shopper, with: null }
  const near = shopper.bought.filter((each) => Math.abs(at - each.at) <= shoppingLimits.boughtTogether)
  const bought = [{ id, order, at }, ...shopper.bought].slice(0, shoppingLimits.remembered)
  return { shopper: { ...shopper, bought }, with: pairedWith(near.filter((each) => each.id !== id)) }
}

function pairedWith(near: { id: string }[]): string[] {
  return [...new Set(near.map(({ id }) => id))].slice(0, shoppingLimits.paired)
}
