import type { EventOf } from '../published-event.ts'
import type { UvEvent } from './uv-event.ts'
import { uvLines } from './uv-lines.ts'

/** An event for each line of the order, then its summary (SHOP-100). */
export function uvTransaction({ order }: EventOf<'order'>): UvEvent[] {
  const transaction = { id: order.number }
  const { basket, lines } = uvLines({ ...order, id: order.basketId }, order.currency)
  return [
    ...lines.map((line): UvEvent => ({ type: 'ecBasketItemTransaction', data: { transaction, ...line } })),
    { type: 'ecBasketTransactionSummary', data: { transaction, basket } },
  ]
}
