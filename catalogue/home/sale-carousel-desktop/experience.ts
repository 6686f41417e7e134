import { defineExperience } from '../../define-experience.ts'
import { AutoScroll } from '../../kit/carousel/auto-scroll.tsx'
import movingStyles from '../../kit/carousel/moving.css?inline'
import { drawSaleCarousel } from '../../kit/carousel/sale-carousel.tsx'
import type { SaleContent } from '../../kit/carousel/sale-fields.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import styles from './sale-carousel-desktop.css?inline'

/** HOM-04: shows sale items below the hero in a carousel that scrolls automatically. */
export const experience = defineExperience<SaleContent>({
  id: 'home/sale-carousel-desktop',
  run(scope) {
    addStyles(scope, movingStyles + styles)
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
    })
  },
})
