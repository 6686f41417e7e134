import { Slot } from '../../../slots/wrapper/slot.ts'
import { Price } from '../parts/price.tsx'
import type { ProductContent } from './product-content.ts'

type Props = { product: ProductContent; drawn: boolean }

/** The price in the panel. Space is reserved until it is drawn, so that nothing moves (SHOP-33). */
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
