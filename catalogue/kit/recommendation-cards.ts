import { type CardItem, cardItem } from './card-item.ts'
import { recommendationItems } from './recommendation-item.ts'

/** SHR-06.1 */
const most = 8

export type CardsNeeds = {
  /** The product shown on the page, which is not recommended there (SHR-06.2). */
  productId?: string
  /** Of the view event. */
  currency?: string
  warn: (line: string) => void
}

/**
 * The cards of a placement's content, a list of items or an object that holds it as `items`: highest weight first, each
 * id once, without the product of the page and what cannot be shown, at most 8 (SHR-06.1, SHR-06.2, SHR-05.5).
 */
export function recommendationCards(content: unknown, { productId, currency, warn }: CardsNeeds): CardItem[] {
  const items = Array.isArray(content) ? content : (content as { items?: unknown } | null)?.items
  const seen = new Set([productId])
  const cards = recommendationItems(items, warn).flatMap((item) => {
    const card = seen.has(item.id) ? undefined : cardItem(item, currency)
    if (!card) return []
    seen.add(item.id)
    return [card]
  })
  return cards.slice(0, most)
}
