import type { CookieFields } from './field.ts'
import { separator } from './state-codec.ts'

/**
 * @throws an error naming cookie and field for a field that the cookie does not have (CK-06), or a text with the
 * top-level separator in it (CK-05)
 */
export function checkFields(cookie: string, fields: CookieFields, patch: object): void {
  for (const [name, value] of Object.entries(patch)) {
    if (!Object.keys(fields).includes(name)) throw new Error(`Cookie ${cookie} has no field ${name}`)
    // An IPv6 address has colons of its own and is written percent-encoded.
    if (typeof value === 'string' && name !== 'ipAddress' && value.includes(separator))
      throw new Error(`Cookie ${cookie}: ${name} contains '${separator}'`)
  }
}
