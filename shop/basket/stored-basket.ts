/** A basket as it is kept: no price and no name, those belong to the locale that reads it. */
export type StoredBasket = { id: string; lines: StoredLine[] }

export type StoredLine = { sku: string; quantity: number }
