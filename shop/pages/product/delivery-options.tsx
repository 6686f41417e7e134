import { deliveryPrices } from '../../basket/delivery-prices.ts'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'

/** The delivery options with times and prices, collapsible (SHOP-42). */
export function DeliveryOptions() {
  const { limit, locale, money, texts } = useShop()
  const { standard, express, freeFrom } = deliveryPrices[locale.currency]
  const { deliveryWays, deliveryTimes, freeOver, deliveryOptions } = texts.product
  return (
    <details className="delivery-options" data-anchor="deliveryOptions" open>
      <summary>
        {deliveryOptions} <Icon name="chevron" />
      </summary>
      <dl>
        <div>
          <dt>{deliveryWays.standard}</dt>
          <dd>
            {deliveryTimes.standard}, {freeOver(limit(freeFrom))}
          </dd>
          <dd className="delivery-price">{money(standard)}</dd>
        </div>
        <div>
          <dt>{deliveryWays.express}</dt>
          <dd>{deliveryTimes.express}</dd>
          <dd className="delivery-price">{money(express)}</dd>
        </div>
      </dl>
    </details>
  )
}
