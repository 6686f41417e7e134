import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import { PromoBox } from './promo-box.tsx'
import type { Content } from './template.ts'
import styles from './wishlist-promo.css?inline'

/** PDP-25: shows a promo code below the wishlist area. */
export const experience = defineExperience<Content>({
  id: 'product/wishlist-promo',
  run(scope) {
    const { firstline, secondline, promocode, showPromo } = scope.content
    if (!showPromo) return
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'wishlistArea', where: 'after' }, ({ show, signal }) => {
      show(<PromoBox lines={[firstline, secondline]} code={promocode} signal={signal} />)
    })
  },
})
