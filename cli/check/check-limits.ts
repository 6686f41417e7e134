import type { FieldLimits } from '../../catalogue/fields.ts'
import type { Found } from './check-forms.ts'
import { showValue } from './shapes.ts'

/** Finds a number outside the limits of its field. */
export function checkLimits(value: number, limits: FieldLimits): Found[] {
  return isWithin(value, limits) ? [] : [{ problem: `is ${showValue(value)}`, remedy: `give ${nameLimits(limits)}` }]
}

function isWithin(value: number, { whole, from, above, upTo, oneOf }: FieldLimits): boolean {
  return (
    (!whole || Number.isInteger(value)) &&
    (from === undefined || value >= from) &&
    (above === undefined || value > above) &&
    (upTo === undefined || value <= upTo) &&
    (oneOf === undefined || oneOf.includes(value))
  )
}

/** Says limits in words: `a whole number from 1 to 50`. */
export function nameLimits({ whole, from, above, upTo, oneOf }: FieldLimits): string {
  if (oneOf) return `one of ${oneOf.join(', ')}`
  const least = above === undefined ? from !== undefined && ` from ${from}` : ` above ${above}`
  const most = upTo === undefined ? from !== undefined && ' on' : `${from === undefined ? ' up' : ''} to ${upTo}`
  return [whole ? 'a whole number' : 'a number', least, most].filter(Boolean).join('')
}
