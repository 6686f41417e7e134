import { useState } from 'react'
import { Carousel } from '../../kit/carousel/carousel.tsx'
import { freeId } from '../../kit/change/free-id.ts'
import { AddToBagButton } from '../../kit/products/add-to-bag-button.tsx'
import type { CardItem } from '../../kit/products/card-item.ts'
import { recommendationSlides } from '../../kit/products/recommendation-slides.tsx'
import type { Recommendations } from '../../kit/products/recommendations.ts'

type RecommendationsRowProps = {
  headline: string
  cards: readonly CardItem[]
  feed: Recommendations
  isLocked: boolean
  /** Why the buttons are disabled. */
  hint: string
}

/** Draws the carousel. Its buttons are disabled until the product of the page is added (PDP-08.2). */
export function RecommendationsRow({ headline, cards, feed, isLocked, hint }: RecommendationsRowProps) {
  const [reason] = useState(() => freeId('product-recommendations-reason'))
  const slides = recommendationSlides(cards, feed, (card) => (
    <AddToBagButton
      name={card.name}
      isDisabled={isLocked}
      reason={reason}
      onAdd={() => {
        feed.onUse(card.id)
        return feed.add(card)
      }}
    />
  ))
  return (
    <>
      <Carousel headline={headline} slides={slides} perView={{ usual: 2 }} gap={5} hasCounter />
      <p id={reason} style={{ visibility: isLocked ? undefined : 'hidden' }}>
        {hint}
      </p>
    </>
  )
}
