import { defineExperience } from '../../../catalogue/define-experience.ts'
import { addCarouselStyles } from '../../../catalogue/kit/carousel/add-carousel-styles.ts'
import { Carousel } from '../../../catalogue/kit/carousel/carousel.tsx'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'
import cardStyles from '../../../catalogue/kit/products/product-card.css?inline'
import { ProductCard } from '../../../catalogue/kit/products/product-card.tsx'
import { fetchRecommendations } from '../../../catalogue/kit/products/recommendations.ts'

export type Content = { headline: string; placementId: string }

export const experience = defineExperience<Content>({
  id: 'kit/recommendations',
  async run(scope) {
    const { headline, placementId } = scope.content
    const feed = await fetchRecommendations(scope, placementId)
    if (!feed) return
    addCarouselStyles(scope, cardStyles)
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => {
      const slides = feed.cards(scope.options.getAttributes().product?.productId).map((card) => ({
        key: card.id,
        content: (
          <ProductCard
            item={card}
            watch={(element) => feed.watch(element, card.id)}
            onUse={() => feed.onUse(card.id)}
          />
        ),
      }))
      show(
        <Carousel
          headline={headline}
          slides={slides}
          perView={{ usual: 4, narrow: [{ below: 768, slides: 2 }] }}
          gap={16}
        />,
      )
    })
  },
})
