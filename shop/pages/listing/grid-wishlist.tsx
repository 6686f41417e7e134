import type { FormEvent } from 'react'
import { useWishlist } from '../../wishlist/wishlist-context.tsx'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import type { GridCard } from './grid-card-of.ts'

/**
 * Saves the item or removes it from the saved products (SHOP-60, SHOP-85). A form, so that it also works without
 * script.
 */
export function GridWishlist({ card: { productId, name } }: { card: GridCard }) {
  const { path, texts } = useShop()
  const { change, isSaved } = useWishlist()
  const saved = isSaved(productId)

  function toggleSaved(event: FormEvent) {
    event.preventDefault()
    change(productId, !saved)
  }

  return (
    <form className="card-wishlist" method="post" action={path('wishlist')} data-saved={saved} onSubmit={toggleSaved}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="saved" value={saved ? '0' : '1'} />
      <button
        type="submit"
        className="icon-button"
        data-anchor="gridWishlist"
        aria-pressed={saved}
        aria-label={texts.wishlist.saveProduct(name)}
      >
        <Icon name="heart" />
      </button>
    </form>
  )
}
