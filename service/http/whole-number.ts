import { Refusal } from './refusal.ts'

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
