import { createHash } from 'node:crypto'

/** The public id of the basket under a token: neither the stored file nor an event gives the token away. */
export function basketId(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
