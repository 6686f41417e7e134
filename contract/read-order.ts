import type { UnknownFields } from './json.ts'

/** An order: its id as text, '' where the event names none; its amount, undefined where it names no readable one. */
export type TransactionOrder = { id: string; amount?: number; currency?: string }

/**
 * Reads the order of a transaction event (GO-03, SV-13). Script and service read it with this one function, so that both
 * count the same revenue. The amount is `basket.total`, else `transaction.total`: a number, a text that is one, or an
 * object with such a `value` and its `currency`.
 */
export function readOrder({ transaction, basket }: UnknownFields): TransactionOrder {
  const { id, total, currency } = fieldsOf(transaction)
  const amounts = [fieldsOf(basket).total, total].map(readMoney)
  const money = amounts.find(({ amount }) => amount !== undefined)
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id).trim() : '',
    amount: money?.amount,
    currency: money?.currency ?? currencyOf(currency) ?? amounts.find((each) => each.currency)?.currency,
  }
}

function readMoney(money: unknown): Pick<TransactionOrder, 'amount' | 'currency'> {
  const isObject = typeof money === 'object' && money !== null
  const { value, currency } = isObject ? (money as UnknownFields) : { value: money, currency: undefined }
  return { amount: readAmount(value), currency: currencyOf(currency) }
}

/** One absurd amount would stay in every sum for ever: what cannot be exact is no amount. */
function readAmount(value: unknown): number | undefined {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof amount === 'number' && Math.abs(amount) <= Number.MAX_SAFE_INTEGER ? amount : undefined
}

/** An ISO 4217 code in capitals. */
function currencyOf(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{3}$/.test(code) ? code : undefined
}

function fieldsOf(value: unknown): UnknownFields {
  return typeof value === 'object' && value !== null ? (value as UnknownFields) : {}
}
