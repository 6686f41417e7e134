import { formatNumber } from './format-number.ts'
import type { Locale } from './locale.ts'

/** Formats a rating of 0 to 5 with one decimal for the locale: `4,3` in German. */
export function formatRating(rating: number, locale: Locale): string {
  return formatNumber(rating, locale, 1)
}

/** Formats a count with the locale's separators: `1,204`. */
export function formatCount(count: number, locale: Locale): string {
  return formatNumber(count, locale)
}
