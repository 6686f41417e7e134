import { type CardItem, cardItem } from './card-item.ts'
import { type RecommendationItem, recommendationItems } from './recommendation-item.ts'

/** SHR-06.1 */
const most = 8

export type CardsNeeds = {
  /** Products that are not recommended, as the one shown on the page (SHR-06.2). */
  without?: readonly (string | undefined)[]
  /** What a template makes of an item; undefined leaves it out. */
  itemOf?: (item: RecommendationItem) => RecommendationItem | undefined
  /** Of the view event. */
  currency?: string
  warn: (line: string) => void
}

/**
 * The cards of a placement's content, a list of items or an object that holds it as `items`: highest weight first, each
 * id once, without those to be left out and what cannot be shown, at most 8 (SHR-06.1, SHR-06.2, SHR-05.5).
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
