import type { DeliveryWay } from '../../orders/checkout-values.ts'
import { withDelivery } from '../../orders/with-delivery.ts'
import { useBag } from '../bag/bag-context.tsx'
import { useShop } from '../shop-context.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'

/** The bag beside the forms, with its total including the chosen delivery. */
export function OrderSummary({ way }: { way: DeliveryWay }) {
  const { locale, money, texts } = useShop()
  const { contents } = useBag()
  return (
    <section className="summary checkout-summary" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">{texts.checkout.summary}</h2>
      <OrderLines lines={contents.lines} money={money} />
      <OrderTotals subtotal={contents.subtotal} {...withDelivery(contents, way, locale.currency)} money={money} />
      <p className="quiet">{texts.basket.taxes}</p>
    </section>
  )
}
