import type { DatabaseSync } from 'node:sqlite'
import { isAvailable, type ProductRecord, productAfter } from '../recommendations/product-record.ts'
import type { ShopFront } from '../recommendations/recommendation-store.ts'
import { scoreOf, scoreSumSql } from '../recommendations/score.ts'
import { shoppingLimits } from '../recommendations/shopping-limits.ts'

export type ShopProducts = {
  /** Stores what an event shows of a product. */
  show(front: ShopFront, published: Record<string, unknown> & { productId: string }, receivedAt: number): void
  /**
   * Counts an action on a product at a time, weighted in views; `with` contains other products that it is paired with.
   */
  count(front: ShopFront, done: { kind: 'viewed' | 'bought'; id: string; with: string[]; at: number }): void
}

/** Prepares writing products, inside a commit. */
export function shopProducts(database: DatabaseSync): ShopProducts {
  const findFront = database.prepare('SELECT front FROM shop_fronts WHERE tracking_id = ? AND locale = ?')
  const newFront = database.prepare('INSERT INTO shop_fronts (tracking_id, locale) VALUES (?, ?) RETURNING front')
  const find = database.prepare('SELECT product, record FROM shop_products WHERE front = ? AND id = ?')
  const put = database.prepare(
    `INSERT INTO shop_products (front, id, record, available, seen_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET record = excluded.record, available = excluded.available, seen_at = excluded.seen_at`,
  )
  const seen = database.prepare('UPDATE shop_products SET seen_at = ? WHERE product = ?')
  const score = database.prepare(
    `INSERT INTO shop_products (front, id, views, trending, popular, seen_at) VALUES (?, ?, 1, ?, ?, ?)
     ON CONFLICT DO UPDATE SET views = views + 1,
       trending = ${scoreSumSql('trending')}, popular = ${scoreSumSql('popular')}
     RETURNING product, views`,
  )
  const pair = database.prepare(
    `INSERT INTO product_pairs (product, kind, other, score) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET score = ${scoreSumSql('score')}`,
  )
  const prune = database.prepare(
    `DELETE FROM product_pairs WHERE product = ?1 AND kind = ?2 AND other IN (
       SELECT other FROM product_pairs WHERE product = ?1 AND kind = ?2
       ORDER BY score DESC LIMIT -1 OFFSET ${shoppingLimits.neighbours})`,
  )
  const frontOf = ({ trackingId, locale }: ShopFront) =>
    Number((findFront.get(trackingId, locale) ?? newFront.get(trackingId, locale))?.front)

  return {
    show(place, published, receivedAt) {
      const front = frontOf(place)
      const row = find.get(front, published.productId)
      const text = typeof row?.record === 'string' ? row.record : null
      const record = productAfter(text === null ? null : (JSON.parse(text) as ProductRecord), published)
      if (!record) return
      const newest = JSON.stringify(record)
      // Most events contain nothing new, and every write has to update an index.
      if (newest === text && row) seen.run(receivedAt, Number(row.product))
      else put.run(front, published.productId, newest, Number(isAvailable(record)), receivedAt)
    },

    count(place, { kind, id, with: others, at }) {
      const front = frontOf(place)
      const times = kind === 'bought' ? shoppingLimits.viewsOfPurchase : 1
      const usual = scoreOf(at, shoppingLimits.usualHalfLife)
      const trending = scoreOf(at, shoppingLimits.trendHalfLife, times)
      const row = score.get(front, id, trending, scoreOf(at, shoppingLimits.usualHalfLife, times), at)
      const product = Number(row?.product)
      for (const each of others) {
        const other = find.get(front, each)
        if (!other) continue // viewed in another locale
        pair.run(product, kind, Number(other.product), usual)
        pair.run(Number(other.product), kind, product, usual)
      }
      if (Number(row?.views) % shoppingLimits.viewsPerPruning !== 0) return
      for (const each of ['viewed', 'bought']) prune.run(product, each)
    },
  }
}
