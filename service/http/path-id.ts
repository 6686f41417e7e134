import { Type } from 'typebox'
import { Refusal } from './refusal.ts'

/** The status in every JSON response of the service. */
export const statusSchema = Type.Object({ code: Type.Integer(), message: Type.String() })

export const ok = { code: 200, message: 'ok' }

const pattern = '^[A-Za-z0-9_.-]{1,128}$'
const regExp = new RegExp(pattern)

/** Tracking, property and visitor ids, namespaces and counter names in a path, after decoding (SV-07). */
export const pathId = Type.String({ pattern, description: '1 to 128 letters, digits, underscores, dots or hyphens' })

/** Returns whether an id from another source could occur in a path. */
export function isPathId(text: string): boolean {
  return regExp.test(text)
}

/**
 * Parses a number from an address.
 * @throws Refusal 400 when the text is not a whole number within the bounds, both inclusive
 */
export function wholeNumber(text: string, { name, from, to }: { name: string; from: number; to: number }): number {
  const number = Number(text)
  if (/^\d{1,15}$/.test(text) && number >= from && number <= to) return number
  throw new Refusal(400, 'bad_request', `${name} is not a whole number from ${from} to ${to}`)
}
