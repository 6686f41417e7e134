import { defineExperience } from '../../../../catalogue/define-experience.ts'
import { addStyles } from '../../../../catalogue/kit/add-styles.ts'
import buttonStyles from '../../../../catalogue/kit/add-to-bag-button.css?inline'
import { AddToBagButton } from '../../../../catalogue/kit/add-to-bag-button.tsx'
import { drawBeside } from '../../../../catalogue/kit/draw-beside.tsx'
import cardStyles from '../../../../catalogue/kit/product-card.css?inline'
import { ProductCard } from '../../../../catalogue/kit/product-card.tsx'
import { recommendations } from '../../../../catalogue/kit/recommendations.ts'

export type Content = { placementId: string }

export const experience = defineExperience<Content>({
  id: 'kit/add-to-bag',
  async run(scope) {
    const feed = await recommendations(scope, scope.content.placementId)
    if (!feed) return
    addStyles(scope, cardStyles + buttonStyles)
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => {
      show(
        <div className="kit-cards">
          {feed.cards().map((card) => (
            <ProductCard key={card.id} item={card} onUse={() => feed.onUse(card.id)}>
              <AddToBagButton
                name={card.name}
                onAdd={() => {
                  feed.onUse(card.id)
                  return feed.add(card)
                }}
              />
            </ProductCard>
          ))}
        </div>,
      )
    })
  },
})
