import { formatMoney } from '../shop/money.ts'
import type { CardItem } from './card-item.ts'
import type { ViewedProduct } from './recently-viewed.ts'

/**
 * Returns the cards of viewed products, newest first, without the product of the page. Prices are shown as they were stored
 * (PDP-17).
 */
export function viewedCards(viewed: readonly ViewedProduct[], productId: string | undefined): CardItem[] {
  return viewed
    .filter((each) => each.productId !== productId)
    .map(({ productId: id, name, url, price, image }) => ({
      id,
      name,
      url,
      was: '',
      images: image ? [image] : [],
      price: formatMoney(price?.value, price?.currency),
    }))
}
