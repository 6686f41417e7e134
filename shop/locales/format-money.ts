import type { Locale } from './locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount in major units as the locale writes it, always with two decimals: `£45.00` (SHOP-02). */
export function formatMoney(amount: number, locale: Locale): string {
  return moneyFormat(locale, 'auto').format(amount)
}

/** The same for a round limit within a sentence, where `.00` says nothing: `£60`. */
export function formatLimit(amount: number, locale: Locale): string {
  return moneyFormat(locale, 'stripIfInteger').format(amount)
}

function moneyFormat({ tag, currency }: Locale, trailingZeroDisplay: 'auto' | 'stripIfInteger'): Intl.NumberFormat {
  const key = `${tag} ${currency} ${trailingZeroDisplay}`
  const known = formats.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay })
  formats.set(key, known)
  return known
}
