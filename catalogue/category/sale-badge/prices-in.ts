import { parseFirstAmount } from '../../../contract/parse-amount.ts'
import { textsBelow } from '../../kit/shop/texts-below.ts'
import { isShown } from '../../kit/watch/is-shown.ts'
import type { ShownPrices } from './is-reduced.ts'

/** Words in classes by which shops name a former price. */
const formerClass =
  /(?:^|[-_\s])(?:was|old|former|previous|regular|compare|original|list-price|strike|rrp|uvp|msrp)(?:[-_\s]|$)/i
/** The kinds of prices of schema.org that are not asked for. */
const formerType = /(?:List|Regular|Strikethrough)Price|MSRP|SRP/

/**
 * Returns the texts of the price of an item. What is a former price is read from the markup and the computed styles; of two
 * bare prices it is the higher one.
 */
export function pricesIn(price: Element): ShownPrices {
  const prices: ShownPrices = { now: '', was: '' }
  const bare = new Map<Element, string>()
  for (const { data, parentElement: parent } of textsBelow(price)) {
    if (!parent || !isShown(parent)) continue
    prices[isFormer(parent, price) ? 'was' : 'now'] += data
    const part = [...price.children].find((child) => child.contains(parent)) ?? price
    if (data.trim() !== '') bare.set(part, (bare.get(part) ?? '') + data)
  }
  return prices.was === '' ? (splitBare([...bare.values()]) ?? prices) : prices
}

/**
 * Returns whether an element or one of its ancestors says that a price is a former one. A line through an element also
 * applies to its descendants, whose own styles do not show it.
 */
function isFormer(element: Element, price: Element): boolean {
  for (let each: Element | null = element; each; each = each === price ? null : each.parentElement) {
    if (each.matches('s, del, strike') || getComputedStyle(each).textDecorationLine.includes('line-through'))
      return true
    // The price as a whole is named by what it may contain.
    if (each !== price && (formerClass.test(each.className) || formerType.test(typeOf(each)))) return true
  }
  return false
}

/** Returns the kind of a price that is marked up for search engines; '' for none. */
function typeOf(element: Element): string {
  const type = element.querySelector('[itemprop="priceType"]')
  return type?.getAttribute('content') ?? type?.getAttribute('href') ?? ''
}

/** Splits two prices in one currency and without other words: `£62.95 £89.95`, but not `£20 – £40` or `£3.50 / 100 ml`. */
function splitBare(texts: readonly string[]): ShownPrices | undefined {
  const [sign, other] = texts.map((text) => text.replace(/[\d.,'’\s]/g, ''))
  if (texts.length !== 2 || sign !== other || !/^(?:\p{Sc}|\p{L}{2,3})$/u.test(sign ?? '')) return undefined
  const [now = '', was = ''] = [...texts].sort((a, b) => (parseFirstAmount(a) ?? 0) - (parseFirstAmount(b) ?? 0))
  return { now, was }
}
