import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import listStyles from '../../kit/draw/icon-list.css?inline'
import { IconList } from '../../kit/draw/icon-list.tsx'
import { eachProduct } from '../../kit/shop/each-product.ts'
import { technologiesOf } from './technologies-of.ts'
import styles from './technology-icons.css?inline'
import type { Content } from './template.ts'

/** PDP-03: shows icons of the technologies named in the texts of a product, at the start of its description. */
export const experience = defineExperience<Content>({
  id: 'product/technology-icons',
  run(scope) {
    const { content, options } = scope
    eachProduct(scope, options, (product, each) => {
      const entries = technologiesOf(content.technologies, product)
      if (entries.length === 0) return
      addStyles(each, listStyles)
      addStyles(each, styles)
      drawBeside({ ...scope, ...each }, { anchor: 'descriptionPanel', where: 'prepend' }, ({ show }) => {
        show(<IconList entries={entries} height={48} />)
      })
    })
  },
})
