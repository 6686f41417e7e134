import { useShop } from '../shop-context.tsx'

type Props = { subtotal: number; delivery: number; total: number; money: (amount: number) => string }

/** The totals of an order. Amounts are in major units and formatted by `money`. */
export function OrderTotals({ subtotal, delivery, total, money }: Props) {
  const { texts } = useShop()
  const words = texts.basket
  return (
    <dl>
      <div>
        <dt>{words.subtotal}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      <div>
        <dt>{words.delivery}</dt>
        <dd>{delivery === 0 ? words.free : money(delivery)}</dd>
      </div>
      <div className="summary-total">
        <dt>{words.total}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}
