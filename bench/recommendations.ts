import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ValidEvent } from '../service/events/check-event.ts'
import { recommendItems } from '../service/recommendations/recommend.ts'
import { strategies } from '../service/recommendations/recommendation-item.ts'
import { learnShopping } from '../service/storage/learn-shopping.ts'
import { openDatabase } from '../service/storage/open-database.ts'
import { recommendationTables } from '../service/storage/recommendation-tables.ts'
import { sqliteStorage } from '../service/storage/sqlite-storage.ts'

/**
 * Measures recommendations on a file: `node bench/recommendations.ts [events] [products]`. Target: after 1,000,000
 * events about 10,000 products, a response takes less than 5 ms. The events are processed as in the service, but
 * without the event log.
 */
const [events = 1_000_000, products = 10_000] = process.argv.slice(2).map(Number)
const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 20)
const perVisitor = 20
const batch = 1000
const view = { language: 'en', country: 'uk', currency: 'GBP' }

// A seeded generator, so that every run uses the same figures.
let state = 1
function nextRandom(): number {
  state = (state * 48_271) % 2_147_483_647
  return state / 2_147_483_647
}

const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
const path = join(folder, 'service.sqlite')
try {
  learnVisits()
  await measureReads()
} finally {
  rmSync(folder, { recursive: true })
}

function learnVisits(): void {
  const database = openDatabase(path)
  database.exec(recommendationTables)
  const learnFrom = learnShopping(database)
  const begin = performance.now()
  let longest = 0
  for (let from = 0; from < events; from += batch) {
    const at = now - 90 * day + Math.round((from / events) * 90 * day)
    const turn = performance.now()
    database.exec('BEGIN IMMEDIATE')
    learnFrom({ trackingId: 'shop', receivedAt: at, events: makeVisits(from, at) })
    database.exec('COMMIT')
    longest = Math.max(longest, performance.now() - turn)
  }
  const seconds = (performance.now() - begin) / 1000
  printFigure(`${events} events learnt from, ${batch} in a commit`, `${Math.round(events / seconds)} per second`)
  printFigure('the longest commit', `${longest.toFixed(0)} ms`)
  const countRows = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows
  printFigure('products, pairs of products', `${countRows('shop_products')}, ${countRows('product_pairs')}`)
  database.close()
}

/** Yields visits of `perVisitor` events: a view, then products of similar taste, some of which are bought. */
function makeVisits(from: number, at: number) {
  return Array.from({ length: batch }, (_, place) => {
    const visitorId = `visitor-${Math.floor((from + place) / perVisitor) % 50_000}`
    const step = place % perVisitor
    const product = `p${tasteOf(from + place - step)}`
    const meta = { id: `${from + place}`, ts: at }
    const published = { productId: product, name: product, url: `https://shop.example/${product}`, stock: 5 }
    const price = { value: 10, currency: 'GBP' }
    const event: ValidEvent =
      step % 2 === 0
        ? { ...view, meta: { ...meta, type: 'ecView' } }
        : step === 19
          ? { product: published, transaction: { id: `${from}` }, meta: { ...meta, type: 'ecBasketItemTransaction' } }
          : { eventType: 'detail', product: { ...published, price, images: [] }, meta: { ...meta, type: 'ecProduct' } }
    return { event, bot: false, visitorId }
  })
}

/** A few products are viewed often, and a visit stays close to the product it began with. */
function tasteOf(visit: number): number {
  const begin = Math.floor(products * ((visit * 0.618_033) % 1) ** 3)
  return (begin + Math.floor(100 * nextRandom() ** 2)) % products
}

async function measureReads(): Promise<void> {
  const storage = sqliteStorage(path)
  const asking = { trackingId: 'shop', locale: view, without: [], wanted: strategies, count: 12, now }
  await measureTimed('12 items about a product', () =>
    recommendItems(storage.recommendations, {
      ...asking,
      visitorId: 'nobody',
      about: [`p${Math.floor(products * nextRandom() ** 3)}`],
    }),
  )
  await measureTimed('12 items for a visitor, from the last three products', () =>
    recommendItems(storage.recommendations, {
      ...asking,
      visitorId: `visitor-${Math.floor(nextRandom() * 50_000)}`,
      about: [],
    }),
  )
  await measureTimed('50 items of all strategies for a visitor', () =>
    recommendItems(storage.recommendations, {
      ...asking,
      count: 50,
      visitorId: `visitor-${Math.floor(nextRandom() * 50_000)}`,
      about: [],
    }),
  )
  await measureTimed('12 items for nobody known', () =>
    recommendItems(storage.recommendations, { ...asking, visitorId: 'nobody', about: [] }),
  )
  await storage.close()
}

async function measureTimed(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < 1000; run++) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  times.sort((a, b) => a - b)
  printFigure(
    name,
    `${times[500]?.toFixed(3)} ms median, ${times[989]?.toFixed(3)} ms for 99 in 100, ${times.at(-1)?.toFixed(3)} ms the slowest`,
  )
}

function printFigure(name: string, figure: string): void {
  console.log(`${name.padEnd(60)} ${figure}`)
}
