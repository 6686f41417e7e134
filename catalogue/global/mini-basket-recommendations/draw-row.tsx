import { addCarouselStyles } from '../../kit/carousel/add-carousel-styles.ts'
import { Carousel } from '../../kit/carousel/carousel.tsx'
import { alignWith } from '../../kit/change/align-with.ts'
import { drawAt } from '../../kit/draw/draw.tsx'
import cardStyle from '../../kit/products/product-card.css?inline'
import { recommendationSlides } from '../../kit/products/recommendation-slides.tsx'
import type { Recommendations } from '../../kit/products/recommendations.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { followBasket } from '../../kit/shop/follow-basket.ts'
import { isScroller } from './end-of-items.ts'
import styles from './mini-basket-recommendations.css?inline'
import type { Content } from './template.ts'

type CarouselPlace = {
  feed: Recommendations
  /** The element after which the items end. */
  items: HTMLElement
}

/** Draws the carousel after the items. Products in the basket are left out (GLB-10.3). */
export function drawRow(scope: Scope<Content>, { feed, items }: CarouselPlace): void {
  const { content, name, options, signal } = scope
  addCarouselStyles(scope, cardStyle + styles)
  // An empty list that scrolls is the whole container.
  const isList = items.matches('ul, ol') && isScroller(items)
  const isItem = isList || items.matches('li')
  const host = document.createElement(isItem ? 'li' : 'div')
  host.className = name
  const { show } = drawAt(scope, { host, where: isList ? 'append' : 'after', reference: items })

  function redrawRow(): void {
    const { product, basket } = options.getAttributes()
    const cards = feed.cards(product?.productId, ...(basket?.lines ?? []).map((line) => line.product.productId))
    const slides = recommendationSlides(cards, feed)
    show(slides.length > 0 && <Carousel headline={content.headline} slides={slides} perView={{ usual: 2 }} gap={15} />)
  }
  redrawRow()
  followBasket(options, signal, redrawRow)
  if (!isItem) alignWith(scope, items, host)
}
