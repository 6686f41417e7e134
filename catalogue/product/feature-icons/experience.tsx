import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import listStyles from '../../kit/draw/icon-list.css?inline'
import { IconList } from '../../kit/draw/icon-list.tsx'
import styles from './feature-icons.css?inline'
import { isColumn } from './is-column.ts'
import type { Content } from './template.ts'

/** PDP-18: shows features of the product as icons below its pictures. */
export const experience = defineExperience<Content>({
  id: 'product/feature-icons',
  run(scope) {
    addStyles(scope, listStyles)
    addStyles(scope, styles)
    const gallery = document.querySelector(scope.selector('productGallery'))
    // After a column there is the next column, or the place beside both.
    const where = gallery && isColumn(gallery) ? 'append' : 'after'
    drawBeside(scope, { anchor: 'productGallery', where }, ({ show }) => {
      show(<IconList entries={scope.content.pFeatures} height={40} />)
    })
  },
})
