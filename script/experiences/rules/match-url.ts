import { sameAddress } from './same-address.ts'

const matches = new Map<unknown, (phrase: string, address: string) => boolean>([
  ['eq', sameAddress],
  ['contains', (phrase, address) => address.toLowerCase().includes(phrase.toLowerCase())],
  ['regex', isMatch],
])

const inverted = new Map<unknown, string>([
  ['neq', 'eq'],
  ['ncontains', 'contains'],
  ['nregex', 'regex'],
])

/** Returns whether a match type inverts its result (TR-03). */
export function isInverting(type: unknown): boolean {
  return inverted.has(type)
}

/**
 * Returns whether an address matches a phrase by the type eq, neq, contains, ncontains, regex or nregex (TR-03, TR-04).
 * Undefined for another type or a phrase that is not a text.
 */
export function matchUrl(type: unknown, phrase: unknown, address: string): boolean | undefined {
  const match = matches.get(inverted.get(type) ?? type)
  if (!match || typeof phrase !== 'string') return undefined
  return match(phrase, address) !== isInverting(type)
}

function isMatch(expression: string, address: string): boolean {
  try {
    return new RegExp(expression, 'i').test(address)
  } catch {
    return false // an invalid regular expression
  }
}
