import { Price } from '../parts/price.tsx'
import type { ProductContent } from './product-content.ts'

type Props = { product: ProductContent; drawn: boolean }

/** The price in the panel; its room is kept while it is not drawn yet, so that nothing moves when it comes (SHOP-33). */
export function PanelPrice({ product: { price, was, priceDrawing }, drawn }: Props) {
  return (
    <div className="panel-price">
      {drawn && <Price now={price} was={was} anchor="productPrice" />}
      {priceDrawing === 'late' && (
        <noscript>
          <Price now={price} was={was} />
        </noscript>
      )}
    </div>
  )
}
