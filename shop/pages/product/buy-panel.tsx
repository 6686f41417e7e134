import { Labels } from '../parts/labels.tsx'
import { Price } from '../parts/price.tsx'
import { useShop } from '../shop-context.tsx'
import { AddBars } from './add-bars.tsx'
import { AddButton } from './add-button.tsx'
import { ColourSwatches } from './colour-swatches.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
import type { ProductContent } from './product-content.ts'
import { SizeSelector } from './size-selector.tsx'
import { StockText } from './stock-text.tsx'
import { useBuy } from './use-buy.ts'
import { useHydrated } from './use-hydrated.ts'

/** All one needs to buy (SHOP-28). A real form: without script it posts, and leads to the basket page. */
export function BuyPanel({ product }: { product: ProductContent }) {
  const { path, texts } = useShop()
  const buy = useBuy(product)
  const hydrated = useHydrated()
  const available = product.sizes.some(({ stock }) => stock !== 0)
  return (
    <section className="panel" data-anchor="productPanel" data-product-id={product.productId}>
      <Labels labels={product.labels} anchor="productLabel" />
      <h1 className="product-title" data-anchor="productTitle">
        {product.name}
      </h1>
      <Price now={product.price} was={product.was} anchor="productPrice" />
      <ColourSwatches product={product} />
      <form
        id="buy"
        ref={buy.form}
        method="post"
        action={path('cart/addToCart')}
        autoComplete="off"
        noValidate={hydrated}
        onSubmit={buy.submit}
      >
        <input type="hidden" name="quantity" value="1" />
        <input type="hidden" name="crossSell" value="" />
        <SizeSelector sizes={product.sizes} problem={buy.problem} onChoose={buy.choose} />
        <StockText sizes={product.sizes} chosen={buy.chosen} />
        <div ref={buy.buttonPlace}>
          <AddButton phase={buy.phase} available={available} />
        </div>
        <AddBars product={product} buy={buy} available={available} />
      </form>
      <p className="hidden-text" role="status">
        {buy.phase === 'added' && buy.chosen ? texts.product.addedStatus(product.name, buy.chosen.size) : ''}
      </p>
      <DeliveryOptions />
    </section>
  )
}
