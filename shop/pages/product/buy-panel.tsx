import { useState } from 'react'
import { Slot } from '../../../slots/wrapper/slot.ts'
import { Labels } from '../parts/labels.tsx'
import { useShop } from '../shop-context.tsx'
import { AddBars } from './add-bars.tsx'
import { AddButton } from './add-button.tsx'
import { ColourSwatches } from './colour-swatches.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
import { FitAdviser } from './fit-adviser.tsx'
import { FitWidget } from './fit-widget.tsx'
import { PanelPrice } from './panel-price.tsx'
import type { ProductContent } from './product-content.ts'
import { RatingLine } from './rating-line.tsx'
import { SizeGuide } from './size-guide/size-guide.tsx'
import { SizeGuideButton } from './size-guide/size-guide-button.tsx'
import { SizeSelector } from './size-selector.tsx'
import { StockText } from './stock-text.tsx'
import { useBuy } from './use-buy.ts'
import { useHydrated } from './use-hydrated.ts'
import { usePriceDrawn } from './use-price-drawn.ts'
import { WishlistArea } from './wishlist-area.tsx'

/** Longer names, in characters, get a smaller font, so that the price stays in view. */
const longName = 60

/** Everything needed to buy (SHOP-28). A real form: without script it posts, and leads to the basket page. */
export function BuyPanel({ product }: { product: ProductContent }) {
  const { locale, path, texts } = useShop()
  const buy = useBuy(product)
  const hydrated = useHydrated()
  const priceDrawn = usePriceDrawn(product.priceDrawing)
  const [dialog, setDialog] = useState<'guide' | 'fit'>()
  const closeDialog = () => setDialog(undefined)
  const available = product.sizes.some(({ stock }) => stock !== 0)
  return (
    <section className="buy-panel" data-anchor="productPanel" data-product-id={product.productId}>
      <Labels labels={product.labels} anchor="productLabel" />
      <h1 className="product-title" data-anchor="productTitle" data-long={product.name.length > longName}>
        {product.name}
      </h1>
      <RatingLine product={product} />
      <PanelPrice product={product} drawn={priceDrawn} />
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
        <SizeSelector
          sizes={product.sizes}
          problem={buy.problem}
          onChoose={buy.choose}
          guide={<SizeGuideButton open={dialog === 'guide'} onOpen={() => setDialog('guide')} />}
          adviser={<FitWidget onOpen={() => setDialog('fit')} />}
        />
        <StockText sizes={product.sizes} chosen={buy.chosen} />
        <div ref={buy.buttonPlace}>
          <Slot id="add-to-bag" product={product} phase={buy.phase} available={available}>
            <AddButton phase={buy.phase} available={available} />
          </Slot>
        </div>
        <AddBars product={product} buy={buy} available={available} priceDrawn={priceDrawn} />
      </form>
      <p className="hidden-text" role="status">
        {buy.phase === 'added' && buy.chosen
          ? texts.product.addedStatus(product.name, `${locale.sizes} ${buy.chosen.name}`)
          : ''}
      </p>
      <WishlistArea product={product} />
      <DeliveryOptions />
      <DeliveryInfo />
      <SizeGuide product={product} open={dialog === 'guide'} onOpen={() => setDialog('guide')} onClose={closeDialog} />
      <FitAdviser product={product} open={dialog === 'fit'} onClose={closeDialog} onChoose={buy.take} />
    </section>
  )
}

/** One line about delivery and returns, with a link to details (SHOP-43). */
function DeliveryInfo() {
  const { path, texts } = useShop()
  return (
    <p className="delivery-info" data-anchor="deliveryInfo">
      {texts.product.deliveryInfo} <a href={path('help#delivery')}>{texts.product.deliveryInfoLink}</a>
    </p>
  )
}
