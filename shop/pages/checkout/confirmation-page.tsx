import { formatMoney } from '../../locales/format-money.ts'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'
import type { ConfirmationContent } from './checkout-content.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'

/** The order as it was placed, in its own currency (SHOP-10). */
export function ConfirmationPage({ content: { order } }: { content: ConfirmationContent }) {
  const { locale, path, texts } = useShop()
  const { confirmation, payment, paymentWays, way } = texts.checkout
  const showAmount = (amount: number) => formatMoney(amount, { ...locale, currency: order.currency })
  return (
    <div className="checkout confirmation">
      <h1>{confirmation.headline}</h1>
      <p className="order-number">
        {confirmation.number} <b>{order.number}</b>
      </p>
      <p>{confirmation.text}</p>
      <section className="summary" aria-labelledby="ordered">
        <h2 id="ordered">{confirmation.items}</h2>
        <OrderLines lines={order.lines} money={showAmount} />
        <OrderTotals subtotal={order.subtotal} delivery={order.delivery} total={order.total} money={showAmount} />
        <dl>
          <div>
            <dt>{way}</dt>
            <dd>{texts.product.deliveryWays[order.way]}</dd>
          </div>
          <div>
            <dt>{payment}</dt>
            <dd>{paymentWays[order.payment]}</dd>
          </div>
        </dl>
      </section>
      <a className="button" href={path(categoryPath('new'))}>
        {texts.basket.keepShopping}
      </a>
    </div>
  )
}
