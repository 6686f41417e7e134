import { defineExperience } from '../../../../catalogue/define-experience.ts'
import { addCarouselStyles } from '../../../../catalogue/kit/add-carousel-styles.ts'
import { Carousel } from '../../../../catalogue/kit/carousel.tsx'
import { drawBeside } from '../../../../catalogue/kit/draw-beside.tsx'
import cardStyles from '../../../../catalogue/kit/product-card.css?inline'
import { ProductCard } from '../../../../catalogue/kit/product-card.tsx'
import { recommendations } from '../../../../catalogue/kit/recommendations.ts'

export type Content = { headline: string; placementId: string }

export const experience = defineExperience<Content>({
  id: 'kit/recommendations',
  async run(scope) {
    const { headline, placementId } = scope.content
    const feed = await recommendations(scope, placementId)
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
