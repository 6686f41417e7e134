import type { PublishedProduct } from '../../../contract/shop-events.ts'
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
    // Texts may come with a later event of the same product, and a further one, for instance of a size, may be without.
    const told: Record<string, PublishedProduct> = {}
    eachProduct(
      scope,
      options,
      (product, each) => {
        const entries = technologiesOf(content.technologies, product)
        if (entries.length === 0) return
        addStyles(each, listStyles + styles)
        drawBeside({ ...scope, ...each }, { anchor: 'descriptionPanel', where: 'prepend' }, ({ show }) => {
          show(<IconList entries={entries} height={48} />)
        })
      },
      (product) => {
        const { productId, description } = product
        if (description || !told[productId]) told[productId] = product
        return productId + told[productId]?.description
      },
    )
  },
})
