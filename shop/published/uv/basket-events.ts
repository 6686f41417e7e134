import type { EventOf } from '../published-event.ts'
import type { UvEvent } from './uv-event.ts'
import { uvLines } from './uv-lines.ts'

/** An event for each line, then the summary, which an empty basket has too (SHOP-99). */
export function uvBasket({ basket: contents, currency }: EventOf<'basket'>): UvEvent[] {
  const { basket, lines } = uvLines(contents, currency)
  return [
    ...lines.map((data): UvEvent => ({ type: 'ecBasketItem', data })),
    { type: 'ecBasketSummary', data: { basket } },
  ]
}
