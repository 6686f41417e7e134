import type { UnknownFields } from '../../../contract/json.ts'
import { parseAmount } from '../../../contract/parse-amount.ts'

/** Above this number a double cannot represent two decimals exactly, and no shop has such a price. */
const largest = 1e12

/**
 * Reads an amount from a number or a text, which may be formatted (`$12.50`, `1.299,00`): not negative, with two
 * decimals; undefined for anything else.
 */
export function readAmount(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? readNumber(value) : value
  if (typeof number !== 'number' || !(number >= 0 && number <= largest)) return undefined
  return Math.round(number * 100) / 100
}

function readNumber(text: string): number | undefined {
  const number = Number(text)
  return Number.isNaN(number) ? parseAmount(text) : number
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

/** Returns the first of several values that is a text. */
export function readFirstText(...values: readonly unknown[]): string | undefined {
  return values.map(readText).find((text) => text !== undefined)
}

/** Returns the first of several values that is an amount. */
export function readFirstAmount(...values: readonly unknown[]): number | undefined {
  return values.map(readAmount).find((amount) => amount !== undefined)
}

/** Returns a description of the fields that hold a value which is not an amount; undefined when there are none. */
export function findUnreadableAmounts(fields: UnknownFields, names: readonly string[]): string | undefined {
  const isLost = (name: string) => {
    const value = fields[name]
    return value !== undefined && value !== null && value !== '' && readAmount(value) === undefined
  }
  const lost = names.filter(isLost)
  return lost.length > 0
    ? `${lost.map((name) => `${name} ${String(fields[name])}`).join(', ')} cannot be read as an amount`
    : undefined
}
