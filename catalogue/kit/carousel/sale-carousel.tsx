import { drawBeside } from '../draw/draw-beside.tsx'
import sectionStyles from '../draw/section.css?inline'
import { ctaGoal } from '../run/cta-goal.ts'
import type { Scope } from '../run/scope.ts'
import { sayText } from '../words/say.ts'
import { addCarouselStyles } from './add-carousel-styles.ts'
import { Carousel, type CarouselProps } from './carousel.tsx'
import styles from './sale-carousel.css?inline'
import type { SaleContent } from './sale-fields.ts'
import { SaleSlide } from './sale-slide.tsx'

/** Draws sale items as a carousel directly after the hero banner. */
export function drawSaleCarousel(
  scope: Scope<SaleContent>,
  look: Pick<CarouselProps, 'perView' | 'gap' | 'mover'>,
): void {
  const { content, options } = scope
  const onFollow = ctaGoal(options)
  const slides = content.items.map((item, at) => ({
    key: String(at),
    content: <SaleSlide {...item} onFollow={onFollow} />,
  }))
  addCarouselStyles(scope, sectionStyles + styles)
  drawBeside(scope, { anchor: 'heroBanner', where: 'after' }, ({ host, show }) => {
    host.classList.add('instep-section')
    show(<Carousel headline={content.headline} name={sayText('Sale')} slides={slides} {...look} />)
  })
}
