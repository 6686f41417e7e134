import { shoppingLimits } from './shopping-limits.ts'

/** A visitor's stored shopping history, newest first; `at` is when it was counted, in epoch milliseconds. */
export type Shopper = {
  /** The locale key of the latest view. */
  locale: string
  viewed: { id: string; at: number }[]
  bought: { id: string; order: string; at: number }[]
}

/**
 * The updated history. `with` contains the products that the new one was viewed or bought together with; null when it
 * must not be counted.
 */
export type RememberedShopper = { shopper: Shopper; with: string[] | null }

/**
 * Returns the history after a visitor viewed a product. The same product soon afterwards only moves to the front
 * (`viewedAgain`).
 */
export function shopperViewing(shopper: Shopper, id: string, at: number): RememberedShopper {
  const earlier = shopper.viewed.find((each) => each.id === id)
  const isNew = !earlier || at - earlier.at >= shoppingLimits.viewedAgain
  const others = shopper.viewed.filter((each) => each.id !== id)
  const viewed = [{ id, at: isNew ? at : earlier.at }, ...others].slice(0, shoppingLimits.remembered)
  const near = others.filter((each) => Math.abs(at - each.at) <= shoppingLimits.viewedTogether)
  return { shopper: { ...shopper, viewed }, with: isNew ? pairedWith(near) : null }
}

/**
 * Returns the history after a visitor bought a product. The page of an order may be reloaded, so each line of an order
 * counts once.
 */
export function shopperBuying(shopper: Shopper, { id, order, at }: Shopper['bought'][number]): RememberedShopper {
  if (shopper.bought.some((each) => each.id === id && each.order === order)) return { shopper, with: null }
  const near = shopper.bought.filter((each) => Math.abs(at - each.at) <= shoppingLimits.boughtTogether)
  const bought = [{ id, order, at }, ...shopper.bought].slice(0, shoppingLimits.remembered)
  return { shopper: { ...shopper, bought }, with: pairedWith(near.filter((each) => each.id !== id)) }
}

function pairedWith(near: { id: string }[]): string[] {
  return [...new Set(near.map(({ id }) => id))].slice(0, shoppingLimits.paired)
}
