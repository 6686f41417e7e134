import type { BasketContentsLine } from '../../basket/basket-contents.ts'
import { PictureImage } from '../parts/picture-image.tsx'
import { useShop } from '../shop-context.tsx'

/** The lines of an order, in brief. `money` formats amounts in the order's currency. */
export function OrderLines({ lines, money }: { lines: BasketContentsLine[]; money: (amount: number) => string }) {
  const { texts } = useShop()
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.sku} className="order-line" data-product-id={line.productId} data-sku={line.sku}>
          <PictureImage picture={line.picture} decorative />
          <div>
            <p className="order-line-name">{line.name}</p>
            <p className="quiet">
              {line.colour}, {line.size}
            </p>
            <p className="quiet">{texts.bag.quantity(line.quantity)}</p>
          </div>
          <p className="order-line-price">{money(line.subtotal)}</p>
        </li>
      ))}
    </ul>
  )
}
