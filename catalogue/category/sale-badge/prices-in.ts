import { textsBelow } from '../../kit/shop/texts-below.ts'
import { isShown } from '../../kit/watch/is-shown.ts'
import type { ShownPrices } from './is-reduced.ts'

/** What an item's price says, by what the browser strikes through, whatever the shop's mark-up is. */
export function pricesIn(price: Element): ShownPrices {
  const prices: ShownPrices = { now: '', was: '' }
  for (const { data, parentElement: parent } of textsBelow(price))
    if (parent && isShown(parent)) prices[isStruck(parent, price) ? 'was' : 'now'] += data
  return prices
}

/** A line through an element goes through all it holds, though none of that says so itself. */
function isStruck(element: Element, price: Element): boolean {
  for (let each: Element | null = element; each; each = each === price ? null : each.parentElement)
    if (getComputedStyle(each).textDecorationLine.includes('line-through')) return true
  return false
}
