import { withoutNamespace } from '../../contract/event.ts'
import { readOrder } from '../../contract/read-order.ts'
import type { ValidEvent } from '../events/check-event.ts'

/** An order: `total` in its currency, which is '' where none is named; `ts` in epoch milliseconds. */
export type Transaction = { id: string; total: number; currency: string; ts: number }

/** Returns the transaction of an event (TX-01); null when it has none or the id is missing (TX-04). */
export function transactionOf(event: ValidEvent): Transaction | null {
  if (withoutNamespace(event.meta.type) !== 'ecBasketTransactionSummary') return null
  const { id, amount = 0, currency = '' } = readOrder(event)
  return id === '' ? null : { id, total: amount, currency, ts: event.meta.ts }
}
