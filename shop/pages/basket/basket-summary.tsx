import { Slot } from '../../../slots/wrapper/slot.ts'
import type { BasketContents } from '../../basket/basket-contents.ts'
import { roundMoney } from '../../basket/round-money.ts'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'
import { GooglePayButton } from './google-pay-button.tsx'

/** Whether a total may be paid in parts, for what is drawn below it. */
const isPayableInParts = (total: number) => total >= 40 && total <= 800

/** Subtotal, delivery and total of the bag (SHOP-51, SHOP-52, SHOP-56). */
export function BasketSummary({ contents }: { contents: BasketContents }) {
  const { money, path, texts } = useShop()
  const { subtotal, delivery, freeFrom, total } = contents
  return (
    <section className="summary" data-anchor="basketSummary" aria-labelledby="summary">
      <h2 id="summary">{texts.basket.summary}</h2>
      <dl>
        <div>
          <dt>{texts.basket.subtotal}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        <div>
          <dt>{texts.basket.delivery}</dt>
          <dd>{delivery === 0 ? texts.basket.free : money(delivery)}</dd>
        </div>
        <div className="summary-total" data-in-parts={isPayableInParts(total) ? '' : undefined}>
          <dt>{texts.basket.total}</dt>
          <dd data-anchor="basketTotal">{money(total)}</dd>
        </div>
      </dl>
      <p className="quiet">{texts.basket.taxes}</p>
      <div className="summary-delivery" data-anchor="basketDelivery">
        <Slot id="basket-delivery" contents={contents}>
          <p id="delivery-words">
            {delivery === 0
              ? texts.basket.deliveryFree
              : texts.basket.deliveryMore(money(roundMoney(freeFrom - subtotal)))}
          </p>
        </Slot>
      </div>
      <div className="summary-ways">
        <CheckoutButton />
        <GooglePayButton />
      </div>
      <a className="summary-back" href={path(categoryPath('all'))}>
        {texts.basket.keepShopping}
      </a>
    </section>
  )
}

/** The checkout button, in the summary and at the bottom edge (SHOP-53). */
export function CheckoutButton() {
  const { path, texts } = useShop()
  return (
    <a className="button" data-anchor="checkoutButton" href={path('checkout/delivery')}>
      {texts.basket.checkout}
    </a>
  )
}
