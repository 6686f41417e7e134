import { defineExperience } from '../../define-experience.ts'
import { drawSaleCarousel } from '../../kit/carousel/sale-carousel.tsx'
import type { SaleContent } from '../../kit/carousel/sale-fields.ts'

/** HOM-03: shows sale items below the hero, to swipe on phones. */
export const experience = defineExperience<SaleContent>({
  id: 'home/sale-carousel-mobile',
  run: (scope) => drawSaleCarousel(scope, { perView: { usual: 3, narrow: [{ below: 800, slides: 1 }] }, gap: 10 }),
})
