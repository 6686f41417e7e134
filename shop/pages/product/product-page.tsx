import { Boundary } from '../parts/boundary.tsx'
import { ProductRow } from '../parts/product-row.tsx'
import { useShop } from '../shop-context.tsx'
import { BuyPanel } from './buy-panel.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { ProductAccordion } from './product-accordion.tsx'
import type { ProductContent } from './product-content.ts'
import { ReviewsSection } from './reviews/reviews-section.tsx'

export function ProductPage({ content }: { content: ProductContent }) {
  const { texts } = useShop()
  return (
    <>
      <div className="product">
        <div className="product-media">
          <Gallery product={content} />
        </div>
        <div className="product-side">
          <Boundary>
            <BuyPanel product={content} />
          </Boundary>
          <ProductAccordion product={content} />
        </div>
      </div>
      <ProductRow id="cross-sell" anchor="crossSell" title={texts.product.crossSell} cards={content.crossSell} />
      <ReviewsSection product={content} />
    </>
  )
}
