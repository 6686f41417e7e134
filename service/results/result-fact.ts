import { withoutNamespace } from '../../contract/event.ts'
import type { ValidEvent } from '../events/check-event.ts'
import { isTextId } from '../http/text-id.ts'
import { transactionOf } from '../visitor/transaction-of.ts'

/** An order, or a refund where the amount is below 0; `currency` is '' where the event names none. */
export type OrderFact = { id: string; amount: number; currency: string }
type Iteration = { experienceId: string; iterationId: string }

/** What an event says about the results of experiments. */
export type ResultFact =
  | (Iteration & { kind: 'seen'; variationId: string; isControl: boolean })
  | (Iteration & { kind: 'goal'; goalId: string; isPrimary: boolean; order: OrderFact | null })
  | { kind: 'order'; order: OrderFact }

/** Returns the fact of an event; null when it has none, and for previews and forced variations (BV-03). */
export function resultFact(event: ValidEvent): ResultFact | null {
  const { type } = event.meta
  if (event.isPreview === true || event.forced === true) return null
  if (type === 'qubit.experience') return seenOf(event)
  if (type === 'qubit.goalAchieved') return goalOf(event)
  if (withoutNamespace(type) !== 'ecBasketTransactionSummary') return null
  const transaction = transactionOf(event)
  if (!transaction) return null
  const { id, total, currency } = transaction
  return { kind: 'order', order: { id, amount: total, currency } }
}

function seenOf(event: ValidEvent): ResultFact | null {
  const iteration = iterationOf(event)
  const variationId = idOf(event.variationMasterId)
  if (!iteration || variationId === null) return null
  return { kind: 'seen', ...iteration, variationId, isControl: event.isControl === true }
}

/** A refund reaches no goal; its own event tells of the amount. */
function goalOf(event: ValidEvent): ResultFact | null {
  const iteration = iterationOf(event)
  const { goalId, primary, transactionId, goalAmount } = event
  if (!iteration || !isTextId(goalId)) return null
  const id = idOf(transactionId)
  const order = id === null ? null : { id, amount: isAmount(goalAmount) ? goalAmount : 0, currency: '' }
  if (order && order.amount < 0) return null
  return { kind: 'goal', ...iteration, goalId, isPrimary: primary === true, order }
}

function iterationOf(event: ValidEvent): Iteration | null {
  const experienceId = idOf(event.experienceId)
  const iterationId = idOf(event.iterationId)
  return experienceId === null || iterationId === null ? null : { experienceId, iterationId }
}

/** Other tools use numbers as experience ids. */
function idOf(id: unknown): string | null {
  const text = typeof id === 'number' ? String(id) : id
  return isTextId(text) ? text : null
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
}
