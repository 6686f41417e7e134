import { useWishlist } from '../../wishlist/wishlist-context.tsx'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'

/** The link to the saved products, with their count (SHOP-15). */
export function WishlistLink() {
  const { path, texts } = useShop()
  const { saved } = useWishlist()
  return (
    <a className="icon-button header-wishlist" href={path('wishlist')} aria-label={texts.header.wishlist(saved.length)}>
      <Icon name="heart" />
      {saved.length > 0 && <span className="bag-count">{saved.length}</span>}
    </a>
  )
}
