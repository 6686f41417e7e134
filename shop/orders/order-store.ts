import type { DatabaseSync } from 'node:sqlite'
import { basketId } from '../basket/stored-basket.ts'
import type { ShopOrder } from './order.ts'

/** The orders of all browsers, each under the token in the browser's `cart` cookie. */
export type OrderStore = {
  /** Returns the latest order of a browser, or undefined. */
  latest(token: string): ShopOrder | undefined
  /** Returns how many orders a browser has placed, which is the attempt number of its next order. */
  count(token: string): number
  /**
   * Stores an order and empties its basket in one transaction. An attempt that was already made changes nothing and
   * returns the existing order, so a form sent twice makes one order (SHOP-93).
   */
  place(token: string, attempt: number, order: ShopOrder): ShopOrder
}

const tables = `
  CREATE TABLE IF NOT EXISTS shop_order (
    number TEXT PRIMARY KEY, basket TEXT NOT NULL, attempt INTEGER NOT NULL, content TEXT NOT NULL,
    UNIQUE (basket, attempt)
  ) STRICT;`

/** Opens the orders in the shop's database, which also holds the baskets. */
export function openOrderStore(database: DatabaseSync): OrderStore {
  database.exec(tables)
  const byAttempt = database.prepare('SELECT content FROM shop_order WHERE basket = ? AND attempt = ?')
  const latest = database.prepare('SELECT content FROM shop_order WHERE basket = ? ORDER BY attempt DESC LIMIT 1')
  const count = database.prepare('SELECT count(*) AS orders FROM shop_order WHERE basket = ?')
  const insert = database.prepare('INSERT INTO shop_order (number, basket, attempt, content) VALUES (?, ?, ?, ?)')
  const clear = ['basket_line', 'removed_line'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE basket = ?`),
  )
  return {
    latest: (token) => orderIn(latest.get(basketId(token))),
    count: (token) => Number(count.get(basketId(token))?.orders ?? 0),
    place(token, attempt, order) {
      const id = basketId(token)
      const placed = orderIn(byAttempt.get(id, attempt))
      if (placed) return placed
      database.exec('BEGIN IMMEDIATE')
      try {
        insert.run(order.number, id, attempt, JSON.stringify(order))
        for (const statement of clear) statement.run(id)
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
      return order
    },
  }
}

function orderIn(row: Record<string, unknown> | undefined): ShopOrder | undefined {
  return row && JSON.parse(String(row.content))
}
