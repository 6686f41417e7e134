import { formatMoney } from '../../kit/shop/money.ts'
import { sayText } from '../../kit/words/say.ts'
import type { Content } from './template.ts'

export type Total = { total?: number; currency?: string }

export type InstalmentAnswer = { shows: true; words: string; hasTerms: boolean } | { shows: false; because: string }

/** Decides whether a total can be paid in instalments, and returns the message (PDP-05.2, PDP-05.3, PDP-05.12). */
export function instalmentMessage(
  { total, currency }: Total,
  { installment: count, minBagValue: min, maxBagValue: max }: Content,
): InstalmentAnswer {
  if (!Number.isInteger(count) || count < 2)
    return refuseMessage(`${count} payments are not a whole number of 2 or more`)
  if (min > max) return refuseMessage(`minBagValue ${min} exceeds maxBagValue ${max}`)
  if (total === undefined) return refuseMessage('the total is unknown')
  if (total < min || total > max) return refuseMessage(`the total ${total} is not within ${min} and ${max}`)
  return {
    shows: true,
    words: sayText('Make {0} payments of {1}', count, formatMoney(total / count, currency)),
    // The terms are those of 'pay in 3, UK' (PDP-05.8).
    hasTerms: currency === 'GBP' && count === 3,
  }
}

function refuseMessage(because: string): InstalmentAnswer {
  return { shows: false, because }
}
