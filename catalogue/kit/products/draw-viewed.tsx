import { addCarouselStyles } from '../carousel/add-carousel-styles.ts'
import { Carousel, type CarouselProps } from '../carousel/carousel.tsx'
import { type Beside, type Drawn, drawBeside } from '../draw/draw-beside.tsx'
import type { Scope } from '../run/scope.ts'
import { sayText } from '../words/say.ts'
import type { CardItem } from './card-item.ts'
import cardStyle from './product-card.css?inline'
import { ProductCard } from './product-card.tsx'

/** Four cards per view, two in windows below 500 px, 15 px apart (PDP-17.2, HOM-07.2). */
const look: Pick<CarouselProps, 'perView' | 'gap'> = {
  perView: { usual: 4, narrow: [{ below: 500, slides: 2 }] },
  gap: 15,
}

export type DrawViewed = {
  place: Beside
  css: string
  headline?: string | undefined
  cardsNow: () => readonly CardItem[]
  /** Called with each place after the first drawing. */
  settle: (drawn: Drawn) => void
}

/** Draws cards of viewed products as a carousel. Returns a function that draws them again. */
export function drawViewed<C>(
  scope: Scope<C>,
  { place, css, headline = sayText('RECENTLY VIEWED PRODUCTS'), cardsNow, settle }: DrawViewed,
): () => void {
  let redrawCards = () => {}
  addCarouselStyles(scope, cardStyle + css)
  drawBeside(scope, place, (drawn) => {
    redrawCards = () => {
      const cards = cardsNow()
      const slides = cards.map((card) => ({ key: card.id, content: <ProductCard item={card} /> }))
      const hasArrows = cards.length > look.perView.usual
      drawn.show(cards.length > 0 && <Carousel headline={headline} slides={slides} hasArrows={hasArrows} {...look} />)
    }
    redrawCards()
    settle(drawn)
  })
  return () => redrawCards()
}
