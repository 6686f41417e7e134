import type { EmittedEvent } from '../../../contract/event.ts'
import { type Locale, locales } from '../../../shop/locales/locale.ts'
import type { Category, Product } from '../../../shop/products/product.ts'
import { products } from '../../../shop/products/products.ts'
import { publishedProduct } from './published-product.ts'

/** An invented visit: the events its pages published, in order. */
export type InventedVisit = {
  visitorId: string
  /** When the visit began, in epoch milliseconds. */
  at: number
  /** `after` is in milliseconds from the start of the visit. */
  events: { after: number; event: EmittedEvent }[]
  viewed: string[]
  bought: string[]
}

const visits = 400
const day = 24 * 60 * 60 * 1000
/** The history covers this many days, with more visits towards the end. */
const days = 30
const secondsAPage = 40
const feet: Category[] = ['women', 'men', 'kids']
/** Shares of the visits: those to the first locale, and those that end with an order. */
const atHome = 0.5
const buying = 0.3

/** Returns a month of invented visits to the demo shop until `now`, the same each time: about 3,000 events. */
export function shoppingHistory(now: number, origin: string): InventedVisit[] {
  const chance = seededChance()
  return Array.from({ length: visits }, (_, at) => {
    const locale = localeFor(chance)
    const seen = productsOfVisit(chance)
    const bought = chance() < buying ? seen.slice(-1 - Math.floor(chance() * 2)) : []
    const begin = Math.round(now - chance() ** 2 * days * day - seen.length * secondsAPage * 1000)
    const events = [
      ...seen.flatMap((product) => pagesOf(product, { locale, origin })),
      ...(bought.length > 0 ? orderOf(bought, { locale, order: `SEED-${at}` }) : []),
    ]
    return {
      visitorId: `seed${String(at).padStart(7, '0')}-0demo0000-0000000`,
      at: begin,
      events: events.map((event, place) => ({ after: place * 10 * 1000, event })),
      viewed: seen.map(({ productId }) => productId),
      bought: bought.map(({ productId }) => productId),
    }
  })
}

function localeFor(chance: () => number): Locale {
  const place = chance() < atHome ? 0 : Math.floor(chance() * locales.length)
  return pickAt(locales, place)
}

/**
 * Returns two to five shoes of similar taste for the same feet: of one silhouette and those close to it. The first shoes of
 * the shop are the favourites.
 */
function productsOfVisit(chance: () => number): Product[] {
  const first = pickAt(products, Math.floor(chance() ** 2 * products.length))
  const fitting = products.filter((product) => feet.some((each) => isFor(product, each) && isFor(first, each)))
  const alike = fitting.filter(({ silhouette }) => silhouette === first.silhouette)
  const others = Array.from({ length: 1 + Math.floor(chance() * 4) }, () => {
    const among = chance() < 0.7 ? alike : fitting
    return pickAt(among, Math.floor(chance() * among.length))
  })
  return [...new Set([first, ...others])]
}

const isFor = ({ categories }: Product, wearer: Category) => categories.includes(wearer)

function pagesOf(product: Product, { locale, origin }: { locale: Locale; origin: string }): EmittedEvent[] {
  const [size] = product.sizes.toSorted((a, b) => Number(b.stock) - Number(a.stock))
  const detailEvent = (sku?: string): EmittedEvent => ({
    meta: { type: 'ecProduct' },
    eventType: 'detail',
    product: publishedProduct(product, { locale, origin, sku }),
  })
  return [viewOf('product', locale), detailEvent(), ...(size ? [detailEvent(size.sku)] : [])]
}

function orderOf(bought: Product[], { locale, order }: { locale: Locale; order: string }): EmittedEvent[] {
  const { currency } = locale
  const transaction = { id: order }
  const total = bought.reduce((sum, { prices }) => sum + prices[currency].now, 0)
  const lines = bought.map(({ productId, prices }) => {
    const price = { value: prices[currency].now, currency }
    return { meta: { type: 'ecBasketItemTransaction' }, transaction, product: { productId, price }, quantity: 1 }
  })
  const basket = { id: order, quantity: bought.length, total: { value: Math.round(total * 100) / 100, currency } }
  const summary = { meta: { type: 'ecBasketTransactionSummary' }, transaction, basket }
  return [viewOf('checkout', locale), ...lines, summary]
}

function viewOf(type: string, { language, country, currency }: Locale): EmittedEvent {
  return { meta: { type: 'ecView' }, type, subtypes: [], language, country, currency }
}

function pickAt<T>(list: readonly T[], at: number): T {
  const one = list[at]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}

/** Returns a generator of random numbers from 0 up to 1, with the same sequence every time. */
export function seededChance(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
