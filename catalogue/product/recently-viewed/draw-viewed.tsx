import { addCarouselStyles } from '../../kit/add-carousel-styles.ts'
import { alignWith } from '../../kit/align-with.ts'
import type { CardItem } from '../../kit/card-item.ts'
import { Carousel, type CarouselProps } from '../../kit/carousel.tsx'
import { drawBeside } from '../../kit/draw-beside.tsx'
import cardStyle from '../../kit/product-card.css?inline'
import { ProductCard } from '../../kit/product-card.tsx'
import type { Scope } from '../../kit/scope.ts'
import styles from './recently-viewed.css?inline'
import type { Content } from './template.ts'

/** PDP-17.2 */
const look: Pick<CarouselProps, 'perView' | 'gap'> = {
  perView: { usual: 4, narrow: [{ below: 500, slides: 2 }] },
  gap: 15,
}

/** Draws the cards after the cross-selling; answers what draws them anew. */
export function drawViewed(scope: Scope<Content>, cardsNow: () => readonly CardItem[]): () => void {
  let redraw = () => {}
  addCarouselStyles(scope, cardStyle + styles)
  drawBeside(scope, { anchor: 'crossSell', where: 'after' }, ({ show, anchor, host, onRemove }) => {
    redraw = () => {
      const cards = cardsNow()
      const slides = cards.map((card) => ({ key: card.id, content: <ProductCard item={card} /> }))
      const hasArrows = cards.length > look.perView.usual
      show(cards.length > 0 && <Carousel headline="RECENTLY VIEWED PRODUCTS" {...{ slides, hasArrows, ...look }} />)
    }
    redraw()
    alignWith({ onRemove }, anchor, host)
  })
  return () => redraw()
}
