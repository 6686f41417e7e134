import { type FormEvent, useState } from 'react'
import { useWishlist } from '../../wishlist/wishlist-context.tsx'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import type { ProductContent } from './product-content.ts'

/** Saves the product, and links to the saved ones (SHOP-41, SHOP-85). A form, so that it also works without script. */
export function WishlistArea({ product: { productId, name } }: { product: ProductContent }) {
  const { path, texts } = useShop()
  const { change, isSaved } = useWishlist()
  const [failed, setFailed] = useState(false)
  const saved = isSaved(productId)

  async function toggleSaved(event: FormEvent) {
    event.preventDefault()
    setFailed(false)
    setFailed(!(await change(productId, !saved)))
  }

  return (
    <div className="wishlist-area" data-anchor="wishlistArea" data-saved={saved}>
      <form method="post" action={path('wishlist')} onSubmit={toggleSaved}>
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="saved" value={saved ? '0' : '1'} />
        <button type="submit" className="wishlist-button" aria-pressed={saved} title={texts.wishlist.saveProduct(name)}>
          <Icon name="heart" />
          <span>{saved ? texts.wishlist.saved : texts.wishlist.save}</span>
        </button>
      </form>
      <a href={path('wishlist')}>{texts.wishlist.view}</a>
      <p className="problem" role="alert">
        {failed ? texts.bag.failed : ''}
      </p>
    </div>
  )
}
