/** Beyond it a double no longer holds two decimals exactly, and no shop has such a price. */
const largest = 1e12

/** An amount, given as number or as text: not negative, two decimals; undefined for anything else. */
export function readAmount(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || !(number >= 0 && number <= largest)) return undefined
  return Math.round(number * 100) / 100
}

/** A whole number of at least 0, given as number or as text; undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  const number = readAmount(value)
  return number === undefined ? undefined : Math.trunc(number)
}

/** A text that is not empty; a number becomes one, for ids are often written so. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() ? value : undefined
}

/** The texts of a list; one text is a list of one, nothing is no list. */
export function readTexts(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return undefined
  return [value].flat().flatMap((each) => readText(each) ?? [])
}
