import type { AnchorName } from '../../../contract/anchors.ts'
import { useShop } from '../shop-context.tsx'

/** The current price and, if reduced, the former one struck through (SHOP-33, SHOP-62). Amounts are in major units. */
export function Price({ now, was, anchor }: { now: number; was?: number; anchor?: AnchorName }) {
  const { money, texts } = useShop()
  if (was === undefined || was === now) {
    return (
      <p className="price" data-anchor={anchor}>
        <span className="price-now">{money(now)}</span>
      </p>
    )
  }
  return (
    <p className="price price-reduced" data-anchor={anchor}>
      <span className="price-now">
        <span className="hidden-text">{texts.price.now} </span>
        {money(now)}
      </span>{' '}
      <s className="price-was">
        <span className="hidden-text">{texts.price.was} </span>
        {money(was)}
      </s>
    </p>
  )
}
