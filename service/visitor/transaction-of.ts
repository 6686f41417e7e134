import { withoutNamespace } from '../../contract/event.ts'
import type { ValidEvent } from '../events/check-event.ts'
import { isRecord } from '../is-record.ts'

/** An order: `total` in the shop's currency, `ts` in epoch milliseconds. */
export type Transaction = { id: string; total: number; ts: number }

/** The transaction an event tells of (TX-01), null when it tells of none or leaves out its id (TX-04). */
export function transactionOf(event: ValidEvent): Transaction | null {
  if (withoutNamespace(event.meta.type) !== 'ecBasketTransactionSummary') return null
  const { transaction, basket } = event
  const id = isRecord(transaction) ? idText(transaction.id) : ''
  if (id === '') return null
  const total = isRecord(basket) && isRecord(basket.total) ? basket.total.value : undefined
  return { id, total: isAmount(total) ? total : 0, ts: event.meta.ts }
}

function idText(id: unknown): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''
}

// One absurd amount would stay in the sum for ever.
function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
}
