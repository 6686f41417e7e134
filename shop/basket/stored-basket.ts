import { createHash } from 'node:crypto'

/** A basket as it is kept: no price and no name, those belong to the locale that reads it. */
export type StoredBasket = { id: string; lines: StoredLine[] }

export type StoredLine = { sku: string; quantity: number }

/** The public id of the basket under a token: neither the stored file nor an event gives the token away. */
export function basketId(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
