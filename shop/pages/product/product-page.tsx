import { Suspense } from 'react'
import { ProductRow } from '../parts/product-row.tsx'
import { useShop } from '../shop-context.tsx'
import { BuyPanel } from './buy-panel.tsx'
import { Gallery } from './gallery.tsx'
import { ProductAccordion } from './product-accordion.tsx'
import type { ProductContent } from './product-content.ts'

export function ProductPage({ content }: { content: ProductContent }) {
  const { texts } = useShop()
  return (
    <>
      <div className="product">
        <Gallery pictures={content.pictures} />
        <div className="product-side">
          <Suspense>
            <BuyPanel product={content} />
          </Suspense>
          <ProductAccordion product={content} />
        </div>
      </div>
      <ProductRow id="cross-sell" anchor="crossSell" title={texts.product.crossSell} cards={content.crossSell} />
    </>
  )
}
