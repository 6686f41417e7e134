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

/** Whether a match type inverts its result (TR-03). */
export function isInverting(type: unknown): boolean {
  return inverted.has(type)
}

/**
 * Whether an address matches, by one of the types eq, neq, contains, ncontains, regex and nregex (TR-03, TR-04). Undefined
 * for what cannot be asked: another type, or a phrase that is no text.
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
    return false // cannot be compiled
  }
}
