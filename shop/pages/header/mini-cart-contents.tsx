import type { BasketContents, BasketContentsLine } from '../../basket/basket-contents.ts'
import { categoryPath } from '../parts/category-path.ts'
import { PictureImage } from '../parts/picture-image.tsx'
import { useShop } from '../shop-context.tsx'

/** The content of the bag's panel: items, total, and links to basket and checkout, or a text if the bag is empty. */
export function MiniCartContents({ contents }: { contents: BasketContents }) {
  const { money, path, texts } = useShop()
  if (contents.lines.length === 0) {
    return (
      <div className="mini-cart-empty">
        <p className="mini-cart-lead">{texts.bag.empty}</p>
        <p>{texts.bag.emptyText}</p>
        <a className="button" href={path(categoryPath('new'))}>
          {texts.bag.emptyLink}
        </a>
      </div>
    )
  }
  return (
    <>
      <ul className="mini-cart-lines">
        {contents.lines.map((line) => (
          <MiniCartLine key={line.sku} line={line} />
        ))}
      </ul>
      <div className="mini-cart-foot">
        <p className="mini-cart-total">
          <span>{texts.basket.subtotal}</span>
          <span>{money(contents.subtotal)}</span>
        </p>
        <p className="mini-cart-total">
          <span>{texts.basket.delivery}</span>
          <span>{contents.delivery === 0 ? texts.basket.free : money(contents.delivery)}</span>
        </p>
        <p className="mini-cart-total mini-cart-sum">
          <span>{texts.bag.total}</span>
          <span>{money(contents.total)}</span>
        </p>
        <a className="button" href={path('checkout/delivery')}>
          {texts.basket.checkout}
        </a>
        <a className="button button-quiet" href={path('cart')}>
          {texts.bag.view}
        </a>
      </div>
    </>
  )
}

function MiniCartLine({ line }: { line: BasketContentsLine }) {
  const { money, texts } = useShop()
  return (
    <li className="mini-cart-line" data-product-id={line.productId} data-sku={line.sku}>
      <PictureImage className="mini-cart-picture" picture={line.picture} decorative />
      <div>
        <a className="mini-cart-name" href={line.href}>
          {line.name}
        </a>
        <p className="quiet">
          {line.colour}, {line.size}
        </p>
        <p className="quiet">{texts.bag.quantity(line.quantity)}</p>
      </div>
      <p className="mini-cart-price">{money(line.subtotal)}</p>
    </li>
  )
}
