import { useShop } from '../shop-context.tsx'
import { CheckoutButton } from './basket-summary.tsx'

/** On phones: total and checkout button at the bottom edge (SHOP-53). */
export function CheckoutBar({ total }: { total: number }) {
  const { money, texts } = useShop()
  return (
    <div className="checkout-bar">
      <p>
        <span className="quiet">{texts.basket.total}</span>
        <b>{money(total)}</b>
      </p>
      <CheckoutButton />
    </div>
  )
}
