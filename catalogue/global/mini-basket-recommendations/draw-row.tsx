import { addCarouselStyles } from '../../kit/carousel/add-carousel-styles.ts'
import { Carousel } from '../../kit/carousel/carousel.tsx'
import { alignWith } from '../../kit/change/align-with.ts'
import { drawAt } from '../../kit/draw/draw.tsx'
import cardStyle from '../../kit/products/product-card.css?inline'
import { recommendationSlides } from '../../kit/products/recommendation-slides.tsx'
import type { Recommendations } from '../../kit/products/recommendations.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { followBasket } from '../../kit/shop/follow-basket.ts'
import styles from './mini-basket-recommendations.css?inline'
import type { Content } from './template.ts'

/**
 * Draws the carousel at the end of the items so that it scrolls with them. Products in the basket are left out (GLB-10.3).
 */
export function drawRow(scope: Scope<Content>, { feed, list }: { feed: Recommendations; list: HTMLElement }): void {
  const { content, name, options, signal } = scope
  addCarouselStyles(scope, cardStyle + styles)
  // A list that scrolls itself is the whole scroll container.
  const isScroller = /auto|scroll/.test(getComputedStyle(list).overflowY)
  const host = document.createElement(isScroller ? 'li' : 'div')
  host.className = name
  const { show } = drawAt(scope, { host, where: isScroller ? 'append' : 'after', reference: list })

  function redrawRow(): void {
    const { product, basket } = options.getAttributes()
    const cards = feed.cards(product?.productId, ...(basket?.lines ?? []).map((line) => line.product.productId))
    const slides = recommendationSlides(cards, feed)
    show(slides.length > 0 && <Carousel headline={content.headline} slides={slides} perView={{ usual: 2 }} gap={15} />)
  }
  redrawRow()
  followBasket(options, signal, redrawRow)
  if (!isScroller) alignWith(scope, list, host)
}
