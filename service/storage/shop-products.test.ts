import { expect, onTestFinished, test } from 'vitest'
import { shoppingLimits } from '../recommendations/shopping-limits.ts'
import { openDatabase } from './open-database.ts'
import { recommendationTables } from './recommendation-tables.ts'
import { shopProducts } from './shop-products.ts'

const front = { trackingId: 'shop', locale: 'en/uk/GBP' }
const day = 86_400_000

function aCatalogue() {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  database.exec(recommendationTables)
  const products = shopProducts(database)
  const read = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[]
  const view = (id: string, others: string[] = [], at = 100 * day) =>
    products.count(front, { kind: 'viewed', id, with: others, at })
  return { ...products, view, read }
}

test('[BU-07] of a product that was viewed with many the closest neighbours stay, from its fiftieth view on', () => {
  const { show, view, read } = aCatalogue()
  const { neighbours, viewsPerPruning } = shoppingLimits
  const others = Array.from({ length: neighbours + 30 }, (_, at) => `other-${at}`)
  for (const id of ['boot', ...others]) show(front, { productId: id, url: `https://shop.example/${id}` }, 1)
  const ofBoot = `FROM product_pairs JOIN shop_products USING (product) WHERE id = 'boot'`
  const count = () => read(`SELECT count(*) AS pairs ${ofBoot}`)[0]?.pairs
  for (const [at, id] of others.entries()) if (at < viewsPerPruning - 1) view('boot', [id], 100 * day + at)
  for (const [at, id] of others.entries()) if (at >= viewsPerPruning - 1) view(id, ['boot'], 100 * day + at)
  expect(count()).toBe(neighbours + 30)
  view('boot')
  expect(count()).toBe(neighbours)
  const [first] = read(
    `SELECT other.id AS id FROM product_pairs JOIN shop_products AS own USING (product)
     JOIN shop_products AS other ON other.product = product_pairs.other WHERE own.id = 'boot' ORDER BY score LIMIT 1`,
  )
  expect(first).toEqual({ id: 'other-30' })
})

test('[BU-07] a purchase counts as ten views, for what is popular and what trends, and pairs count once', () => {
  const { count, view, show, read } = aCatalogue()
  show(front, { productId: 'sock', url: 'https://shop.example/sock' }, 1)
  const at = 100 * day
  view('viewed')
  count(front, { kind: 'bought', id: 'bought', with: ['sock', 'nobody shows it'], at })
  const scores = Object.fromEntries(read('SELECT * FROM shop_products').map((row) => [row.id, row]))
  const { trendHalfLife, usualHalfLife, viewsOfPurchase } = shoppingLimits
  expect(scores.viewed).toMatchObject({
    views: 1,
    trending: at / trendHalfLife,
    popular: at / usualHalfLife,
    seen_at: at,
  })
  expect(scores.bought).toMatchObject({
    views: 1,
    trending: at / trendHalfLife + Math.log2(viewsOfPurchase),
    popular: at / usualHalfLife + Math.log2(viewsOfPurchase),
  })
  expect(read('SELECT kind, score FROM product_pairs')).toEqual(
    Array(2).fill({ kind: 'bought', score: at / usualHalfLife }),
  )
})

test('[BU-07] what an event shows again only makes the product younger, and what it says new is stored', () => {
  const { show, read } = aCatalogue()
  const shown = { productId: 'boot', url: 'https://shop.example/boot', stock: 3 }
  const rows = () => read('SELECT record, available, seen_at FROM shop_products')
  show(front, shown, 10)
  const [before] = rows()
  expect(before).toMatchObject({ available: 1, seen_at: 10 })
  show(front, shown, 20)
  expect(rows()).toEqual([{ ...before, seen_at: 20 }])
  show(front, { ...shown, stock: 0 }, 30)
  expect(rows()[0]).toMatchObject({ available: 0, seen_at: 30, record: expect.stringContaining('"stock":0') })
  show({ ...front, locale: 'fr/fr/EUR' }, shown, 40)
  expect(rows()).toHaveLength(2)
  show(front, { productId: '' }, 50)
  expect(rows()).toHaveLength(2)
})
