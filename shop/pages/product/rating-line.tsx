import { Stars } from '../parts/stars.tsx'
import { useShop } from '../shop-context.tsx'
import type { ProductContent } from './product-content.ts'

/** The stars by the title, and a link to the reviews; nothing for a product without reviews (SHOP-31, SHOP-32). */
export function RatingLine({ product: { rating, reviewCount } }: { product: ProductContent }) {
  const { texts } = useShop()
  if (reviewCount === 0) return null
  return (
    <p className="rating-line">
      <Stars rating={rating} anchor="starRating" />
      <a href="#reviews" data-anchor="reviewsLabel">
        {texts.rating.reviews(reviewCount)}
      </a>
    </p>
  )
}
