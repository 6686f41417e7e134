import { createHash } from 'node:crypto'

/** A basket as it is stored, without prices and names, which depend on the locale. */
export type StoredBasket = { id: string; lines: StoredLine[] }

export type StoredLine = { sku: string; quantity: number }

/** Returns the public id of the basket under a token. The token cannot be derived from it. */
export function basketId(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
