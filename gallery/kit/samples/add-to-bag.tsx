import { defineExperience } from '../../../catalogue/define-experience.ts'
import { addStyles } from '../../../catalogue/kit/change/add-styles.ts'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'
import buttonStyles from '../../../catalogue/kit/products/add-to-bag-button.css?inline'
import { AddToBagButton } from '../../../catalogue/kit/products/add-to-bag-button.tsx'
import cardStyles from '../../../catalogue/kit/products/product-card.css?inline'
import { ProductCard } from '../../../catalogue/kit/products/product-card.tsx'
import { fetchRecommendations } from '../../../catalogue/kit/products/recommendations.ts'

export type Content = { placementId: string }

export const experience = defineExperience<Content>({
  id: 'kit/add-to-bag',
  async run(scope) {
    const feed = await fetchRecommendations(scope, scope.content.placementId)
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
