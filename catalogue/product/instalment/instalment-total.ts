import type { Attributes } from '../../../script/events/attributes.ts'
import type { Total } from './instalment-message.ts'

type PricedProduct = { price?: { value?: unknown; currency?: string } }

/**
 * Returns the total to pay in whole units: the price of the product, or the sum of the basket lines on a basket page and
 * after a basket add (PDP-05.1, PDP-05.6).
 */
export function instalmentTotal({ view, product, basket }: Attributes, hasAdded: boolean): Total {
  const ofBasket = hasAdded || view?.type === 'basket'
  const priced: (PricedProduct & { quantity?: unknown })[] = ofBasket
    ? (basket?.lines ?? []).map((line) => ({ price: line.product?.price, quantity: line.quantity }))
    : [{ price: product?.price, quantity: 1 }]
  const amounts = priced.map(({ price, quantity }) => numberOf(price?.value) * numberOf(quantity))
  // Sums of floating point numbers are slightly off and could miss a limit.
  const sum = Math.round(amounts.reduce((all, each) => all + each, 0) * 100) / 100
  return {
    total: amounts.length > 0 && Number.isFinite(sum) ? sum : undefined,
    currency: priced[0]?.price?.currency || view?.currency,
  }
}

function numberOf(value: unknown): number {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isNumber ? Number(value) : Number.NaN
}
