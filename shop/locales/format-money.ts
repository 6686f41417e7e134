import { formatNumber } from './format-number.ts'
import { type Locale, locales } from './locale.ts'

const signs = { GBP: '£', USD: '$', EUR: '€', CAD: '$' }

/** Formats an amount in major units for the locale, always with two decimals: `£45.00` (SHOP-02). */
export function formatMoney(amount: number, locale: Locale): string {
  return isOwnCurrency(locale) ? withSign(formatNumber(amount, locale, 2), locale) : inAnotherCurrency(amount, locale)
}

/** Formats a round amount within a sentence, without decimals: `£60`. */
export function formatLimit(amount: number, locale: Locale): string {
  const isRound = Number.isInteger(Number(amount.toFixed(2)))
  return withSign(formatNumber(amount, locale, isRound ? 0 : 2), locale)
}

function withSign(number: string, { language, currency }: Locale): string {
  if (language !== 'en') return `${number}\u00A0${signs[currency]}`
  return number.startsWith('-') ? `-${signs[currency]}${number.slice(1)}` : signs[currency] + number
}

function isOwnCurrency({ tag, currency }: Locale): boolean {
  return locales.some((locale) => locale.tag === tag && locale.currency === currency)
}

/** An order shown in another country than it was placed in: each language has its own sign for a foreign dollar. */
function inAnotherCurrency(amount: number, { tag, currency }: Locale): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount)
}
