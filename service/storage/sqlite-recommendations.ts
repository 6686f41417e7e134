import type { DatabaseSync } from 'node:sqlite'
import type { ProductRecord } from '../recommendations/product-record.ts'
import type { Candidate, RecommendationStore, ShopFront } from '../recommendations/recommendation-store.ts'
import type { Commit } from './group-commit.ts'
import { removeOlder } from './remove-older.ts'
import { shopperTable } from './shopper-table.ts'

/** Stores in SQLite what the service has learnt about products; it is written together with the events. */
export function sqliteRecommendations(database: DatabaseSync, commit: Commit): RecommendationStore {
  const findFront = database.prepare('SELECT front FROM shop_fronts WHERE tracking_id = ? AND locale = ?')
  const fronts = database.prepare('SELECT locale FROM shop_fronts WHERE tracking_id = ? ORDER BY front')
  const one = database.prepare(
    'SELECT id, record, popular AS score FROM shop_products WHERE front = ? AND id = ? AND available = 1',
  )
  const best = {
    trending: topOf('trending'),
    popular: topOf('popular'),
  }
  const neighbours = database.prepare(
    `SELECT known.id, known.record, score FROM shop_products AS seed
       JOIN product_pairs AS pair ON pair.product = seed.product AND pair.kind = ?
       JOIN shop_products AS known ON known.product = pair.other AND known.available = 1
     WHERE seed.front = ? AND seed.id = ? ORDER BY score DESC LIMIT ?`,
  )
  const shoppers = shopperTable(database)
  const removeShoppers = removeOlder(database, { table: 'shoppers', column: 'seen_at' })
  const removeProducts = database.prepare(
    `DELETE FROM shop_products WHERE product IN (
       SELECT product FROM shop_products WHERE seen_at < ? ORDER BY seen_at LIMIT ?) RETURNING product`,
  )
  const removePairs = database.prepare('DELETE FROM product_pairs WHERE product = ?')

  function topOf(column: 'trending' | 'popular') {
    return database.prepare(
      `SELECT id, record, ${column} AS score FROM shop_products
       WHERE front = ? AND available = 1 ORDER BY ${column} DESC LIMIT ?`,
    )
  }

  function inFront<T>({ trackingId, locale }: ShopFront, read: (front: number) => T[]): T[] {
    const row = findFront.get(trackingId, locale)
    return row ? read(Number(row.front)) : []
  }

  return {
    async visitor(trackingId, visitorId) {
      const shopper = shoppers.read(trackingId, visitorId)
      return shopper && { locale: shopper.locale, viewed: shopper.viewed.map(({ id }) => id) }
    },
    products: async (place, ids) =>
      inFront(place, (front) =>
        ids.flatMap((id) => {
          const row = one.get(front, id)
          return row ? candidateOf(row) : []
        }),
      ),
    locales: async (trackingId) => fronts.all(trackingId).map(({ locale }) => String(locale)),
    together: async (place, { kind, id }, atMost) =>
      inFront(place, (front) => neighbours.all(kind, front, id, atMost).map(candidateOf)),
    best: async (place, by, atMost) => inFront(place, (front) => best[by].all(front, atMost).map(candidateOf)),
    removeOlder: (before, atMost) =>
      commit(() => {
        const products = removeProducts.all(before, atMost)
        for (const { product = null } of products) removePairs.run(product)
        return Math.max(removeShoppers(before, atMost), products.length)
      }),
  }
}

function candidateOf(row: Record<string, unknown>): Candidate {
  return { id: String(row.id), record: JSON.parse(String(row.record)) as ProductRecord, score: Number(row.score) }
}
