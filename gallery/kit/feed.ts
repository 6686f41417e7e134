import { findLocale } from '../../shop/locales/locale.ts'
import { products } from '../../shop/products/products.ts'
import { type FeedItem, recommendationItem } from '../../shop/products/recommendation-item.ts'
import type { ShopProduct } from './kit-part.ts'

/** A word that does not fit into a line on a phone. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsschnürstiefel'
const longName = `${longWord} mit Lammfellfutter, Reißverschluss und auswechselbarer Zwischensohle`

/** Returns products of the shop in the form of a feed, including a reduced one. */
export function feedOf(count: number): FeedItem[] {
  const locale = findLocale('uk', 'en')
  if (!locale) throw new Error('The shop has no British front.')
  const whole = products.filter(({ missingPicture }) => missingPicture === undefined)
  // One product of each line, starting with a reduced one.
  const [reduced] = whole.filter(({ prices }) => prices.GBP.was !== undefined)
  const ofLines = whole.filter(({ line }, at) => whole.findIndex((each) => each.line === line) === at)
  return [...(reduced ? [reduced] : []), ...ofLines.filter(({ line }) => line !== reduced?.line)]
    .slice(0, count)
    .map((product, at) =>
      recommendationItem(product, { locale, origin: '', weight: 1 - at / 100, strategy: 'popular' }),
    )
}

/** Returns a feed with everything a card must cope with: names, pictures and prices that are long, wrong or missing. */
export function extremeFeed(): unknown[] {
  const [first, second, third, fourth] = feedOf(4)
  if (!first || !second || !third || !fourth) throw new Error('The shop has fewer than four shoes.')
  const none = { unit_price: undefined, unit_sale_price: undefined }
  return [
    { ...first, details: { ...first.details, name: longName, unit_price: 12_999.5, unit_sale_price: 9999 } },
    null,
    { ...second, details: { ...second.details, name: longName, images: [] } },
    {
      ...third,
      details: { ...third.details, images: ['/pictures/none.svg'], currency: 'SEK', sku_code: undefined },
    },
    { ...fourth, details: { ...fourth.details, ...none, name: 'A' } },
    { ...first, id: 'nameless', details: { ...first.details, name: '' } },
  ]
}

/** Returns products in the form that the shop's own page uses. */
export function shopProducts(count: number): ShopProduct[] {
  return feedOf(count).map(({ id, details: { name, url, images, unit_sale_price, sku_code } }) => ({
    productId: id,
    name,
    url,
    price: unit_sale_price,
    image: images[0] ?? '',
    skus: sku_code,
  }))
}

/** Returns products with very long names and pictures that fail to load. */
export function extremeProducts(count: number): ShopProduct[] {
  return shopProducts(count).map((product, at) => ({
    ...product,
    name: `${longName} ${at + 1}`,
    image: '/pictures/none.svg',
  }))
}
