import { type CardItem, cardItem } from './card-item.ts'
import { type RecommendationItem, recommendationItems } from './recommendation-item.ts'

/** The maximum number of cards (SHR-06.1). */
const most = 8

export type CardsNeeds = {
  /** Products to leave out, such as the one of the page (SHR-06.2). */
  without?: readonly (string | undefined)[]
  /** Converts an item; undefined leaves it out. */
  itemOf?: (item: RecommendationItem) => RecommendationItem | undefined
  /** The currency of the view event. */
  currency?: string
  warn: (line: string) => void
}

/**
 * Returns the cards of a placement's content, which is a list of items or an object with the list as `items`: highest weight
 * first, each id once, without the products to leave out and items that cannot be shown, at most 8 (SHR-06.1, SHR-06.2,
 * SHR-05.5).
 */
export function recommendationCards(
  content: unknown,
  { without = [], itemOf = (item) => item, currency, warn }: CardsNeeds,
): CardItem[] {
  const items = Array.isArray(content) ? content : (content as { items?: unknown } | null)?.items
  const seen = new Set(without)
  const cards = recommendationItems(items, warn).flatMap((received) => {
    const item = seen.has(received.id) ? undefined : itemOf(received)
    const card = item && cardItem(item, currency)
    if (!card) return []
    seen.add(card.id)
    return [card]
  })
  return cards.slice(0, most)
}
