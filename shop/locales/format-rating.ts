import type { Locale } from './locale.ts'

/** Formats a rating of 0 to 5 with one decimal for the locale: `4,3` in German. */
export function formatRating(rating: number, { tag }: Locale): string {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
}

/** Formats a count with the locale's separators: `1,204`. */
export function formatCount(count: number, { tag }: Locale): string {
  return new Intl.NumberFormat(tag).format(count)
}
