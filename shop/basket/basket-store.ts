import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StoredBasket } from './stored-basket.ts'

/** The baskets of all browsers, each under the token in its `cart` cookie. */
export type BasketStore = {
  read(token: string): StoredBasket
  /** Sets a line to this many pairs; 0 takes it out. */
  setLine(token: string, sku: string, quantity: number): void
  close(): void
}

const tables = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 2000;
  CREATE TABLE IF NOT EXISTS basket_line (
    basket TEXT NOT NULL, sku TEXT NOT NULL, quantity INTEGER NOT NULL, added INTEGER NOT NULL,
    PRIMARY KEY (basket, sku)
  ) STRICT;`

/**
 * Opens the baskets kept in `shop.sqlite` of a folder, which is made when missing, or in memory without one.
 * Only a hash of a token is stored and published, so neither the file nor an event gives a basket away.
 */
export function openBasketStore(folder?: string): BasketStore {
  if (folder) mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(folder ? join(folder, 'shop.sqlite') : ':memory:')
  database.exec(tables)
  const lines = database.prepare('SELECT sku, quantity FROM basket_line WHERE basket = ? ORDER BY added, sku')
  const put = database.prepare(
    `INSERT INTO basket_line (basket, sku, quantity, added)
     VALUES (?, ?, ?, (SELECT coalesce(max(added), 0) + 1 FROM basket_line))
     ON CONFLICT (basket, sku) DO UPDATE SET quantity = excluded.quantity`,
  )
  const remove = database.prepare('DELETE FROM basket_line WHERE basket = ? AND sku = ?')
  return {
    read(token) {
      const id = basketId(token)
      return { id, lines: lines.all(id).map((row) => ({ sku: String(row.sku), quantity: Number(row.quantity) })) }
    },
    setLine(token, sku, quantity) {
      if (quantity > 0) put.run(basketId(token), sku, quantity)
      else remove.run(basketId(token), sku)
    },
    close: () => database.close(),
  }
}

function basketId(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
