import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import listStyles from '../../kit/draw/icon-list.css?inline'
import { IconList } from '../../kit/draw/icon-list.tsx'
import styles from './feature-icons.css?inline'
import type { Content } from './template.ts'

/** PDP-18: shows features of the product as icons below its pictures. */
export const experience = defineExperience<Content>({
  id: 'product/feature-icons',
  run(scope) {
    addStyles(scope, listStyles)
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'productGallery', where: 'after' }, ({ show }) => {
      show(<IconList entries={scope.content.pFeatures} height={40} />)
    })
  },
})
