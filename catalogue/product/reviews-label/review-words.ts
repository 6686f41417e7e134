/** Matches a whole number with or without thousands separators, but not parts of a decimal. */
const number = /(?:^|[^\d.,])(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?![.,]?\d)/

/**
 * Returns the text for the reviews with the number of the shop's text for `{count}` (PDP-15.1); undefined when that contains
 * no number (PDP-15.2).
 */
export function reviewWords(reviewLabel: string, shopWords: string): string | undefined {
  if (!reviewLabel.includes('{count}')) return reviewLabel
  const count = number.exec(shopWords)?.[1]
  return count === undefined ? undefined : reviewLabel.replaceAll('{count}', count)
}
