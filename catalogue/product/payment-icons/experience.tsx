import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import rowStyles from '../../kit/draw/icon-row.css?inline'
import { IconRow } from '../../kit/draw/icon-row.tsx'
import { paymentMethods } from '../../kit/draw/payment-methods.ts'
import { findRowAround } from '../../kit/draw/row-around.ts'
import { sayText } from '../../kit/words/say.ts'
import styles from './payment-icons.css?inline'
import type { Content } from './template.ts'

/** PDP-02: shows the payment methods below the first add-to-bag button. */
export const experience = defineExperience<Content>({
  id: 'product/payment-icons',
  run(scope) {
    const icons = paymentMethods(scope.content)
    if (icons.length === 0) return
    addStyles(scope, rowStyles)
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'addToBag', where: 'after', beside: findRowAround }, ({ show }) => {
      show(<IconRow label={sayText('Accepted payment methods')} icons={icons} />)
    })
  },
})
