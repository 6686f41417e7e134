import { type Locale, localePath } from '../locales/locale.ts'
import { textIn } from '../locales/text-in.ts'
import { pictureOf } from '../pages/data/picture-of.ts'
import type { Currency, Product, Size } from './product.ts'

/** An item of a recommendation feed, with everything needed to add it to the bag (SHOP-82, DS-08). */
export type FeedItem = {
  id: string
  /** Items are in this order, highest first. */
  weight: number
  strategy: string
  details: {
    url: string
    /** One or two; the second is for hovering. */
    images: string[]
    image_url: string
    name: string
    description: string
    /** The price before a reduction; in EUR and CAD in cents, in GBP and USD in whole units. */
    unit_price: number
    /** The price to pay, in the same unit. */
    unit_sale_price: number
    currency: Currency
    language: string
    sku_code: string
    stock: Size['stock']
  }
}

/** `origin` makes its addresses absolute, e.g. `https://shop.example`. */
export type ItemContext = { locale: Locale; origin: string; weight: number; strategy: string }

/** The convention of the feed (SHR-04.2): amounts in these currencies are in cents. */
const inCents: readonly Currency[] = ['EUR', 'CAD']

/** Returns a product as a recommendation item in the language and currency of a locale (SHOP-82). Pure. */
export function recommendationItem(product: Product, { locale, origin, weight, strategy }: ItemContext): FeedItem {
  const { currency, language } = locale
  const { now, was = now } = product.prices[currency]
  const amountOf = (price: number) => (inCents.includes(currency) ? Math.round(price * 100) : price)
  const imageOf = (view: number) => origin + pictureOf(product, view, locale).src
  const { sku, stock } = bestSize(product.sizes)
  return {
    id: product.productId,
    weight,
    strategy,
    details: {
      url: origin + localePath(locale, `product/${product.productId}`),
      images: hasHoverImage(product) ? [imageOf(1), imageOf(2)] : [imageOf(1)],
      image_url: imageOf(1),
      name: textIn(product.name, locale),
      description: textIn(product.description, locale),
      unit_price: amountOf(was),
      unit_sale_price: amountOf(now),
      currency,
      language,
      sku_code: sku,
      stock,
    },
  }
}

/** Children's shoes have no second image, so that a card with one image can be tried. */
function hasHoverImage({ categories }: Product): boolean {
  return !categories.includes('kids')
}

/** The size with the most pairs left: a card adds a pair without asking for the size. */
function bestSize(sizes: readonly Size[]): Size {
  const [best] = sizes.toSorted((a, b) => Number(b.stock) - Number(a.stock))
  if (!best) throw new Error('A product without sizes cannot be recommended.')
  return best
}
