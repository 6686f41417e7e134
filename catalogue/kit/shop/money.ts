import { experienceDefaults } from '../../../contract/experience-defaults.ts'

/** How a currency is written before its amount; any other by its code and a space (SHR-04.1, SHR-04.5). */
const signs: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', CAD: '$' }

/** Of which a feed gives amounts in cents (SHR-04.2). */
const inCents = ['EUR', 'CAD']

/**
 * A price as it is shown: sign and amount, two decimals, no thousands separator, rounded half up (SHR-04.1, SHR-04.3).
 * @param amount whole units; missing, negative or no number gives '' (SHR-04.6)
 * @param currency ISO 4217; USD when there is none (SHR-04.4)
 */
export function formatMoney(amount: unknown, currency: string = experienceDefaults.currency): string {
  const units = amountOf(amount)
  if (!(units >= 0)) return ''
  // 15 digits are what a number holds for sure: 2.345 * 100 is 234.49999999999997, and meant as 234.5.
  const cents = Math.round(Number((units * 100).toPrecision(15)))
  return `${signs[currency] ?? `${currency} `}${(cents / 100).toFixed(2)}`
}

/** An amount of a recommendation feed in whole units; not a number when it is none. */
export function feedAmount(amount: unknown, currency: string | undefined): number {
  return amountOf(amount) / (inCents.includes(currency ?? '') ? 100 : 1)
}

function amountOf(value: unknown): number {
  const isAmount = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isAmount && Number.isFinite(Number(value)) ? Number(value) : Number.NaN
}
