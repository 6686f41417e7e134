import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type OrderStore, openOrderStore } from '../orders/order-store.ts'
import { openWishlistStore, type WishlistStore } from '../wishlist/wishlist-store.ts'
import { basketId, type StoredBasket } from './stored-basket.ts'

/** The baskets and orders of all browsers, each under the token in the browser's `cart` cookie. */
export type BasketStore = {
  read(token: string): StoredBasket
  /** Sets the quantity of a line; 0 removes the line. */
  setLine(token: string, sku: string, quantity: number): void
  /** Restores a removed line at its place, with its quantity. Returns false if there is no such line. */
  restoreLine(token: string, sku: string): boolean
  orders: OrderStore
  wishlist: WishlistStore
  close(): void
}

const tables = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 2000;
  CREATE TABLE IF NOT EXISTS basket_line (
    basket TEXT NOT NULL, sku TEXT NOT NULL, quantity INTEGER NOT NULL, added INTEGER NOT NULL,
    PRIMARY KEY (basket, sku)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS removed_line (
    basket TEXT NOT NULL, sku TEXT NOT NULL, quantity INTEGER NOT NULL, added INTEGER NOT NULL,
    PRIMARY KEY (basket, sku)
  ) STRICT;`

/**
 * Opens the baskets stored in `shop.sqlite` in a folder, which is created if missing; without a folder they are kept in
 * memory. Only a hash of the token is stored and published, so neither the file nor an event gives access to a basket.
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
  const remember = database.prepare(
    'INSERT OR REPLACE INTO removed_line SELECT * FROM basket_line WHERE basket = ? AND sku = ?',
  )
  const remove = database.prepare('DELETE FROM basket_line WHERE basket = ? AND sku = ?')
  const restore = database.prepare(
    'INSERT OR IGNORE INTO basket_line SELECT * FROM removed_line WHERE basket = ? AND sku = ?',
  )
  return {
    read(token) {
      const id = basketId(token)
      return { id, lines: lines.all(id).map((row) => ({ sku: String(row.sku), quantity: Number(row.quantity) })) }
    },
    setLine(token, sku, quantity) {
      const id = basketId(token)
      if (quantity > 0) put.run(id, sku, quantity)
      else {
        remember.run(id, sku)
        remove.run(id, sku)
      }
    },
    restoreLine: (token, sku) => restore.run(basketId(token), sku).changes > 0,
    orders: openOrderStore(database),
    wishlist: openWishlistStore(database),
    close: () => database.close(),
  }
}
