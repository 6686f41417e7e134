import { defineExperience } from '../../../catalogue/define-experience.ts'
import { addStyles } from '../../../catalogue/kit/change/add-styles.ts'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'
import { cardItem } from '../../../catalogue/kit/products/card-item.ts'
import styles from '../../../catalogue/kit/products/product-card.css?inline'
import { ProductCard } from '../../../catalogue/kit/products/product-card.tsx'
import { recommendationItems } from '../../../catalogue/kit/products/recommendation-item.ts'

export type Content = { items: unknown[] }

export const experience = defineExperience<Content>({
  id: 'kit/product-card',
  run(scope) {
    const { content, options } = scope
    const { currency } = options.getAttributes().view ?? {}
    const cards = recommendationItems(content.items, options.log.warn).flatMap((item) => cardItem(item, currency) ?? [])
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => {
      show(
        <div className="kit-cards">
          {cards.map((card) => (
            <ProductCard key={card.id} item={card} onUse={() => options.log.info(`${card.id} is followed`)} />
          ))}
        </div>,
      )
    })
  },
})
