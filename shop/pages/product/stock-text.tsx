import type { Size } from '../../products/product.ts'
import { stockOf } from '../../published/stock-of.ts'
import { useShop } from '../shop-context.tsx'
import { sizeState } from './size-selector.tsx'

/** The stock line: for all sizes at first, then for the chosen one (SHOP-39). */
export function StockText({ sizes, chosen }: { sizes: Size[]; chosen: Size | undefined }) {
  const { texts } = useShop()
  const stock = stockOf(sizes, chosen?.sku)
  const state = sizeState(stock)
  const low = state === 'low' && stock !== ''
  return (
    <p className="stock" data-anchor="stockText" data-state={state} aria-live="polite">
      {state === 'sold-out' ? texts.product.outOfStock : low ? texts.product.lowStock(stock) : texts.product.inStock}
    </p>
  )
}
