import { counterWindows, purchasesCounter } from '../../kit/counts/counter-windows.ts'
import type { ProductEvent } from './tally.ts'

/** A counter to increment by one; the window is in minutes (SHR-08.4). */
export type CounterIncrement = { kind: 'ecount' | 'topk'; name: string; productId: string; window: number }

const { transactions, views, mostAdded } = counterWindows

/**
 * Returns the increments for a view, a basket add or a purchase, regardless of the quantity (GLB-13.1, GLB-13.3, GLB-13.4).
 */
export function incrementsOf(happening: ProductEvent): CounterIncrement[] {
  if (happening.kind === 'bought')
    return happening.productIds.flatMap((productId) =>
      transactions.map((minutes) => ({ kind: 'topk', productId, ...purchasesCounter(minutes) })),
    )
  const { productId } = happening
  return happening.kind === 'viewed'
    ? [{ kind: 'ecount', name: 'views', productId, window: views }]
    : [{ kind: 'ecount', name: 'most-added', productId, window: mostAdded }]
}
