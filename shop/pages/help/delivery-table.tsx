import { deliveryPrices } from '../../basket/delivery-prices.ts'
import { useShop } from '../shop-context.tsx'

const ways = ['standard', 'express'] as const

/** Duration and price of each delivery option in this locale. */
export function DeliveryTable() {
  const { locale, money, texts } = useShop()
  const { way, time, price } = texts.help.ways
  const prices = deliveryPrices[locale.currency]
  return (
    <table className="words-table">
      <thead>
        <tr>
          <th scope="col">{way}</th>
          <th scope="col">{time}</th>
          <th scope="col">{price}</th>
        </tr>
      </thead>
      <tbody>
        {ways.map((name) => (
          <tr key={name}>
            <th scope="row">{texts.product.deliveryWays[name]}</th>
            <td>{texts.product.deliveryTimes[name]}</td>
            <td>{money(prices[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
