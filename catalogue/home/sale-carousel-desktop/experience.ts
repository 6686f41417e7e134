import { defineExperience } from '../../define-experience.ts'
import { AutoScroll } from '../../kit/auto-scroll.tsx'
import { drawSaleCarousel } from '../../kit/sale-carousel.tsx'
import type { SaleContent } from '../../kit/sale-fields.ts'

/** HOM-04: sale items under the hero, which move by themselves. */
export const experience = defineExperience<SaleContent>({
  id: 'home/sale-carousel-desktop',
  run: (scope) =>
    drawSaleCarousel(scope, {
      perView: {
        usual: 3,
        narrow: [
          { below: 800, slides: 1 },
          { below: 640, slides: 2 },
        ],
      },
      gap: 15,
      mover: AutoScroll,
    }),
})
