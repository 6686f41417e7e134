import type { Locale } from './locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount in major units for the locale, always with two decimals: `£45.00` (SHOP-02). */
export function formatMoney(amount: number, locale: Locale): string {
  return moneyFormat(locale, 'auto').format(amount)
}

/** Formats a round amount within a sentence, without decimals: `£60`. */
export function formatLimit(amount: number, locale: Locale): string {
  return moneyFormat(locale, 'stripIfInteger').format(amount)
}

function moneyFormat({ tag, currency }: Locale, trailingZeroDisplay: 'auto' | 'stripIfInteger'): Intl.NumberFormat {
  const key = `${tag} ${currency} ${trailingZeroDisplay}`
  const known = formats.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay })
  formats.set(key, known)
  return known
}
