import { isFields } from '../../contract/json.ts'
import { type Location, locationFields } from '../../contract/lookup-answer.ts'
import { plainAddress } from '../http/plain-address.ts'

/** Locations by address (SV-14); `fallback` applies to addresses that are not listed. */
export type Locations = { fallback: Location; addresses: Pick<ReadonlyMap<string, Location>, 'get'> }

/**
 * Checks a table `{"default": {...}, "addresses": {"1.2.3.4": {...}}}`; both parts may be missing.
 * @throws Error that says what is wrong
 */
export function locationsOf(table: unknown): Locations {
  if (!isFields(table)) throw new Error('it is not an object with "default" and "addresses"')
  const { default: fallback = {}, addresses = {} } = table
  if (!isFields(addresses)) throw new Error('"addresses" is not an object')
  const listed = Object.entries(addresses).map(([address, location]): [string, Location] => {
    const plain = plainAddress(address)
    if (plain === null) throw new Error(`"${address}" is not an IP address`)
    return [plain, locationOf(location, address)]
  })
  return { fallback: locationOf(fallback, 'default'), addresses: new Map(listed) }
}

function locationOf(value: unknown, name: string): Location {
  if (!isFields(value)) throw new Error(`"${name}" is not an object`)
  for (const [field, text] of Object.entries(value)) {
    if (!locationFields.some((known) => known === field) || typeof text !== 'string') {
      throw new Error(`"${name}.${field}" is not one of the texts ${locationFields.join(', ')}`)
    }
  }
  return value
}
