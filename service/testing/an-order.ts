import type { WireEvent } from '../../contract/event.ts'
import { anEvent, type EventParts } from '../../contract/testing/an-event.ts'

/** The event of an order of `total` pounds. */
export function anOrder(id: unknown, total: unknown, { meta, ...parts }: EventParts = {}): WireEvent {
  return anEvent({
    transaction: { id },
    basket: { total: { value: total, currency: 'GBP' } },
    ...parts,
    meta: { type: 'ecBasketTransactionSummary', ...meta },
  })
}
