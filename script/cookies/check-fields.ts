import type { CookieFields } from './field.ts'
import { separator } from './state-codec.ts'

/**
 * Checks changed fields. @throws an error that names cookie and field when the cookie has no such field (CK-06), or
 * when a text contains the top-level separator (CK-05)
 */
export function checkFields(cookie: string, fields: CookieFields, patch: object): void {
  for (const [name, value] of Object.entries(patch)) {
    if (!Object.keys(fields).includes(name)) throw new Error(`Cookie ${cookie} has no field ${name}`)
    // An IPv6 address contains colons and is written percent-encoded.
    if (typeof value === 'string' && name !== 'ipAddress' && value.includes(separator))
      throw new Error(`Cookie ${cookie}: ${name} contains '${separator}'`)
  }
}
