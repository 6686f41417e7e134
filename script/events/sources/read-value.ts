/** Above this number a double cannot represent two decimals exactly, and no shop has such a price. */
const largest = 1e12

/** Reads an amount from a number or a text: not negative, with two decimals; undefined for anything else. */
export function readAmount(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || !(number >= 0 && number <= largest)) return undefined
  return Math.round(number * 100) / 100
}

/** Reads a whole number of at least 0 from a number or a text; undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  const number = readAmount(value)
  return number === undefined ? undefined : Math.trunc(number)
}

/** Reads a text that is not empty; a number is converted, because ids are often numbers. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() ? value : undefined
}

/** Reads a list of texts; a single text becomes a list of one, and a missing value gives undefined. */
export function readTexts(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return undefined
  return [value].flat().flatMap((each) => readText(each) ?? [])
}
