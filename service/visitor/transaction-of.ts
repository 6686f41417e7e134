import { withoutNamespace } from '../../contract/event.ts'
import { readOrder } from '../../contract/read-order.ts'
import type { ValidEvent } from '../events/check-event.ts'

/** An order: `total` in its currency, '' where none is named; `ts` in epoch milliseconds. */
export type Transaction = { id: string; total: number; currency: string; ts: number }

/** The transaction an event tells of (TX-01), null when it tells of none or leaves out its id (TX-04). */
export function transactionOf(event: ValidEvent): Transaction | null {
  if (withoutNamespace(event.meta.type) !== 'ecBasketTransactionSummary') return null
  const { id, amount = 0, currency = '' } = readOrder(event)
  return id === '' ? null : { id, total: amount, currency, ts: event.meta.ts }
}
