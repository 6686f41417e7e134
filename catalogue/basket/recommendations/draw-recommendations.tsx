import { addCarouselStyles } from '../../kit/add-carousel-styles.ts'
import addStyle from '../../kit/add-to-bag-button.css?inline'
import { AddToBagButton } from '../../kit/add-to-bag-button.tsx'
import { Carousel } from '../../kit/carousel.tsx'
import { drawBeside } from '../../kit/draw-beside.tsx'
import { followBasket } from '../../kit/follow-basket.ts'
import cardStyle from '../../kit/product-card.css?inline'
import { recommendationSlides } from '../../kit/recommendation-slides.tsx'
import type { Recommendations } from '../../kit/recommendations.ts'
import type { Scope } from '../../kit/scope.ts'
import styles from './recommendations.css?inline'
import type { Content } from './template.ts'

/** Draws the cards of a feed after the summary, without what is in the basket. */
export function drawRecommendations(scope: Scope<Content>, feed: Recommendations): void {
  const { content, options } = scope
  addCarouselStyles(scope, cardStyle + addStyle + styles)
  drawBeside(scope, { anchor: 'basketSummary', where: 'after' }, ({ show, signal }) => {
    function redraw(): void {
      const lines = options.getAttributes().basket?.lines ?? []
      const cards = feed.cards(...lines.map(({ product }) => product.productId))
      const slides = recommendationSlides(cards, feed, (card) => (
        <AddToBagButton
          name={card.name}
          onAdd={() => {
            feed.onUse(card.id)
            return feed.add(card)
          }}
        />
      ))
      show(
        slides.length > 0 && (
          <Carousel headline={content.headline} slides={slides} perView={{ usual: 2 }} gap={5} hasCounter />
        ),
      )
    }
    redraw()
    followBasket(options, signal, redraw)
  })
}
