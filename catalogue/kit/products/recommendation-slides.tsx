import type { ReactNode } from 'react'
import type { Slide } from '../carousel/carousel.tsx'
import type { CardItem } from './card-item.ts'
import { ProductCard } from './product-card.tsx'
import type { Recommendations } from './recommendations.ts'

/**
 * Returns the slides for a carousel of recommendations, and reports which cards are seen and used.
 * @param below draws what is shown below the price, such as a button
 */
export function recommendationSlides(
  cards: readonly CardItem[],
  feed: Recommendations,
  below?: (card: CardItem) => ReactNode,
): Slide[] {
  return cards.map((card) => ({
    key: card.id,
    content: (
      <ProductCard item={card} watch={(element) => feed.watch(element, card.id)} onUse={() => feed.onUse(card.id)}>
        {below?.(card)}
      </ProductCard>
    ),
  }))
}
