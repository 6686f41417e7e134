import { Slot } from '../../../slots/wrapper/slot.ts'
import { Price } from '../parts/price.tsx'
import type { ProductContent } from './product-content.ts'

type Props = { product: ProductContent; drawn: boolean }

/** The price in the panel; its room is kept while it is not drawn yet, so that nothing moves when it comes (SHOP-33). */
export function PanelPrice({ product, drawn }: Props) {
  const { price, was, priceDrawing } = product
  return (
    <div className="panel-price">
      {drawn && (
        <Slot id="product-price" product={product}>
          <Price now={price} was={was} anchor="productPrice" />
        </Slot>
      )}
      {priceDrawing === 'late' && (
        <noscript>
          <Price now={price} was={was} />
        </noscript>
      )}
    </div>
  )
}
