import { addCarouselStyles } from '../../kit/carousel/add-carousel-styles.ts'
import { Carousel } from '../../kit/carousel/carousel.tsx'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import addStyle from '../../kit/products/add-to-bag-button.css?inline'
import { AddToBagButton } from '../../kit/products/add-to-bag-button.tsx'
import cardStyle from '../../kit/products/product-card.css?inline'
import { recommendationSlides } from '../../kit/products/recommendation-slides.tsx'
import type { Recommendations } from '../../kit/products/recommendations.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { followBasket } from '../../kit/shop/follow-basket.ts'
import styles from './recommendations.css?inline'
import type { Content } from './template.ts'

/** Renders the cards of a feed after the summary, without products that are in the basket. */
export function drawRecommendations(scope: Scope<Content>, feed: Recommendations): void {
  const { content, options } = scope
  addCarouselStyles(scope, cardStyle + addStyle + styles)
  drawBeside(scope, { anchor: 'basketSummary', where: 'after' }, ({ show, signal }) => {
    function redrawCards(): void {
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
    redrawCards()
    followBasket(options, signal, redrawCards)
  })
}
