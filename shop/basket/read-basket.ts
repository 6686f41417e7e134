import { type Locale, localePath } from '../locales/locale.ts'
import { nameSize, wearerOf } from '../locales/size-name.ts'
import { textIn } from '../locales/text-in.ts'
import { pictureOf } from '../pages/data/picture-of.ts'
import type { BasketContents, BasketContentsLine } from './basket-contents.ts'
import { deliveryPrices } from './delivery-prices.ts'
import { findSku } from './find-sku.ts'
import { roundMoney } from './round-money.ts'
import type { StoredBasket, StoredLine } from './stored-basket.ts'

/** The product whose row in the basket has no link, for trying out experiences on such a row (SHOP-50). */
export const productWithoutLink = 'hearth-oat'

/**
 * Reads a stored basket in the language and currency of a locale (SHOP-84). Lines with a sku that is no longer sold are
 * left out.
 */
export function readBasket(stored: StoredBasket, locale: Locale): BasketContents {
  const lines = stored.lines.flatMap((line) => readLine(line, locale) ?? [])
  const { freeFrom, standard } = deliveryPrices[locale.currency]
  const subtotal = roundMoney(lines.reduce((sum, line) => sum + line.subtotal, 0))
  const delivery = lines.length === 0 || subtotal >= freeFrom ? 0 : standard
  return {
    id: stored.id,
    lines,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    delivery,
    freeFrom,
    total: roundMoney(subtotal + delivery),
  }
}

function readLine({ sku, quantity }: StoredLine, locale: Locale): BasketContentsLine | undefined {
  const found = findSku(sku)
  if (!found) return undefined
  const { product, size } = found
  const price = product.prices[locale.currency]
  return {
    sku,
    productId: product.productId,
    name: textIn(product.name, locale),
    href: localePath(locale, `product/${product.productId}`),
    linked: product.productId !== productWithoutLink,
    size: `${locale.sizes} ${nameSize(size.size, wearerOf([product]), locale)}`,
    colour: textIn(product.colour.name, locale),
    picture: pictureOf(product, 1, locale),
    price: price.now,
    was: price.was,
    quantity,
    stock: size.stock,
    subtotal: roundMoney(price.now * quantity),
  }
}
