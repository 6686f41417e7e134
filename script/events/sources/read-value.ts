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

/** What templates write where they have no value. */
const isNothing = (text: string) => /^(?:undefined|null|NaN|\(not set\)|\[object Object\])?$/.test(text.trim())

/** Reads a text that is not empty; a number is converted, because ids are often numbers. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && !isNothing(value) ? value : undefined
}

/** Returns the first of several values that is a currency's code (ISO 4217), in capitals. */
export function readCurrency(...values: readonly unknown[]): string | undefined {
  return values.map((value) => readText(value)?.trim().toUpperCase()).find((code) => code && /^[A-Z]{3}$/.test(code))
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

/**
 * Returns a description of the fields that hold a value which is not an amount, and of a currency that is none; undefined
 * when there are none.
 */
export function findUnreadableMoney(fields: UnknownFields, names: readonly string[]): string | undefined {
  const isLost = (name: string) => {
    const value = fields[name]
    return value !== undefined && value !== null && value !== '' && readAmount(value) === undefined
  }
  const lost = names.filter(isLost).map((name) => `${name} ${String(fields[name])}`)
  const currency = readText(fields.currency)
  const problems = [
    ...(lost.length > 0 ? [`${lost.join(', ')} cannot be read as an amount`] : []),
    ...(currency && !readCurrency(currency) ? [`${currency} is no code of a currency, such as EUR`] : []),
  ]
  return problems.join('; ') || undefined
}
