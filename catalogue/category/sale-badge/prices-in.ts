import { textsBelow } from '../../kit/shop/texts-below.ts'
import { isShown } from '../../kit/watch/is-shown.ts'
import type { ShownPrices } from './is-reduced.ts'

/**
 * Returns the texts of the price of an item. What is struck through is read from the computed styles, whatever the markup of
 * the shop.
 */
export function pricesIn(price: Element): ShownPrices {
  const prices: ShownPrices = { now: '', was: '' }
  for (const { data, parentElement: parent } of textsBelow(price))
    if (parent && isShown(parent)) prices[isStruck(parent, price) ? 'was' : 'now'] += data
  return prices
}

/**
 * Returns whether an element or one of its ancestors is struck through: the line also applies to descendants, whose own
 * styles do not show it.
 */
function isStruck(element: Element, price: Element): boolean {
  for (let each: Element | null = element; each; each = each === price ? null : each.parentElement)
    if (getComputedStyle(each).textDecorationLine.includes('line-through')) return true
  return false
}
