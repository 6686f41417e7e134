/** A whole number as shops write it, with or without thousands set apart; a part of a decimal is none. */
const number = /(?:^|[^\d.,])(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?![.,]?\d)/

/**
 * The words for the reviews, with the number of the shop's own words for `{count}` (PDP-15.1); undefined when there is none
 * to put there (PDP-15.2).
 */
export function reviewWords(reviewLabel: string, shopWords: string): string | undefined {
  if (!reviewLabel.includes('{count}')) return reviewLabel
  const count = number.exec(shopWords)?.[1]
  return count === undefined ? undefined : reviewLabel.replaceAll('{count}', count)
}
