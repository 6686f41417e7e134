import { useWishlist } from '../../wishlist/wishlist-context.tsx'
import { GridItem } from '../listing/grid-item.tsx'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'
import type { WishlistContent } from './wishlist-content.ts'

/** The saved products. A removed one stays on the page until the page is left, so that it can be saved again. */
export function WishlistPage({ content: { cards } }: { content: WishlistContent }) {
  const { path, texts } = useShop()
  const { saved } = useWishlist()
  const words = texts.wishlist
  return (
    <div className="listing">
      <div className="listing-head">
        <h1>{words.headline}</h1>
        {cards.length > 0 && <p role="status">{words.count(saved.length)}</p>}
      </div>
      {cards.length === 0 ? (
        <div className="basket-empty">
          <p className="basket-empty-lead">{words.empty}</p>
          <p>{words.emptyText}</p>
          <a className="button" href={path(categoryPath('new'))}>
            {words.emptyLink}
          </a>
        </div>
      ) : (
        <ul className="grid wishlist-grid">
          {cards.map((card) => (
            <GridItem key={card.productId} card={card} />
          ))}
        </ul>
      )}
    </div>
  )
}
