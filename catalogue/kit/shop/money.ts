import { experienceDefaults } from '../../../contract/experience-defaults.ts'
import { priceLanguage } from '../words/say.ts'

/** The sign before the amount, by currency. Other currencies are written as code and space (SHR-04.1, SHR-04.5). */
const signs: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', CAD: '$' }

/** Currencies whose amounts in feeds are in cents (SHR-04.2). */
const inCents = ['EUR', 'CAD']

/**
 * Formats a price: sign and amount with two decimals, no thousands separator, rounded half up (SHR-04.1, SHR-04.3). Where the site
 * wants it, it is written as the page's language does (SHR-04.7).
 * @param amount in whole units; a missing, negative or non-numeric amount gives '' (SHR-04.6)
 * @param currency ISO 4217 code; USD by default (SHR-04.4)
 */
export function formatMoney(amount: unknown, currency: string = experienceDefaults.currency): string {
  const units = amountOf(amount)
  if (!(units >= 0)) return ''
  // Numbers are exact to 15 digits: 2.345 * 100 is 234.49999999999997 and meant as 234.5.
  const cents = Math.round(Number((units * 100).toPrecision(15)))
  const sign = signs[currency]
  const language = priceLanguage()
  if (language === 'en' || !sign) return `${sign ?? `${currency} `}${(cents / 100).toFixed(2)}`
  // Of all languages the sign of the euro is the same, and its place is that of other signs.
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100).replace('€', sign)
}

/** Converts an amount of a recommendation feed to whole units; NaN when it is not a number. */
export function feedAmount(amount: unknown, currency: string | undefined): number {
  return amountOf(amount) / (inCents.includes(currency ?? '') ? 100 : 1)
}

function amountOf(value: unknown): number {
  const isAmount = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isAmount && Number.isFinite(Number(value)) ? Number(value) : Number.NaN
}
