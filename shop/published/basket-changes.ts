import type { BasketContents, BasketContentsLine } from '../basket/basket-contents.ts'
import type { Locale } from '../locales/locale.ts'
import type { PublishedEvent } from './published-event.ts'

/** Returns what was added to the basket and what was removed, per sku, with the number of pairs. Pure. */
export function basketChanges(before: BasketContents, after: BasketContents, { currency }: Locale): PublishedEvent[] {
  const skus = new Map<string, BasketContentsLine>([...before.lines, ...after.lines].map((line) => [line.sku, line]))
  return [...skus.values()].flatMap((line): PublishedEvent[] => {
    const difference = quantityIn(after, line.sku) - quantityIn(before, line.sku)
    if (difference === 0) return []
    const action = difference > 0 ? 'add' : 'remove'
    return [{ kind: 'basket-change', action, currency, line, quantity: Math.abs(difference) }]
  })
}

function quantityIn({ lines }: BasketContents, sku: string): number {
  return lines.find((line) => line.sku === sku)?.quantity ?? 0
}
