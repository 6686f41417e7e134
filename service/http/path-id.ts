import { Type } from 'typebox'
import { Refusal } from './refusal.ts'

/** The status that every JSON answer of the service carries. */
export const statusSchema = Type.Object({ code: Type.Integer(), message: Type.String() })

export const ok = { code: 200, message: 'ok' }

const pattern = '^[A-Za-z0-9_.-]{1,128}$'
const regExp = new RegExp(pattern)

/** Tracking, property and visitor ids, namespaces and counter names in a path, once decoded (SV-07). */
export const pathId = Type.String({ pattern, description: '1 to 128 letters, digits, underscores, dots or hyphens' })

/** Whether an id from elsewhere could stand in a path. */
export function isPathId(text: string): boolean {
  return regExp.test(text)
}

/**
 * Reads a number from an address.
 *
 * @throws Refusal 400 when the text is no whole number within the bounds, both included
 */
export function wholeNumber(text: string, { name, from, to }: { name: string; from: number; to: number }): number {
  const number = Number(text)
  if (/^\d{1,15}$/.test(text) && number >= from && number <= to) return number
  throw new Refusal(400, 'bad_request', `${name} is not a whole number from ${from} to ${to}`)
}
