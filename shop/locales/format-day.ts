import type { Locale, ShopLanguage } from './locale.ts'

/** A table instead of `Intl.DateTimeFormat`, for the reasons that `format-number.ts` gives. */
const months: Record<ShopLanguage, string> = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
}

/** Formats a day of ISO 8601, e.g. `2025-03-14`, in words: `14 March 2025`. */
export function formatDay(day: string, { tag, language }: Locale): string {
  const [year, month, date] = day.split('-').map(Number)
  const name = months[language].split(' ')[Number(month) - 1]
  if (tag === 'en-US' || tag === 'en-CA') return `${name} ${date}, ${year}`
  return language === 'de' ? `${date}. ${name} ${year}` : `${date} ${name} ${year}`
}
