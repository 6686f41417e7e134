import type { DatabaseSync } from 'node:sqlite'
import { basketId } from '../basket/stored-basket.ts'

/** The saved products of each browser, under the token in its `cart` cookie (SHOP-85). */
export type WishlistStore = {
  /** Product ids, most recent first. */
  read(token: string): string[]
  set(token: string, productId: string, saved: boolean): void
}

const table = `
  CREATE TABLE IF NOT EXISTS saved_product (
    basket TEXT NOT NULL, product TEXT NOT NULL, added INTEGER NOT NULL,
    PRIMARY KEY (basket, product)
  ) STRICT;`

/** Opens the wishlists in the shop's database, which also holds the baskets. */
export function openWishlistStore(database: DatabaseSync): WishlistStore {
  database.exec(table)
  const saved = database.prepare('SELECT product FROM saved_product WHERE basket = ? ORDER BY added DESC')
  const put = database.prepare(
    `INSERT OR IGNORE INTO saved_product (basket, product, added)
     VALUES (?, ?, (SELECT coalesce(max(added), 0) + 1 FROM saved_product))`,
  )
  const remove = database.prepare('DELETE FROM saved_product WHERE basket = ? AND product = ?')
  return {
    read: (token) => saved.all(basketId(token)).map(({ product }) => String(product)),
    set: (token, productId, isSaved) => void (isSaved ? put : remove).run(basketId(token), productId),
  }
}
