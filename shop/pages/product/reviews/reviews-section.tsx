import { Stars } from '../../parts/stars.tsx'
import { useShop } from '../../shop-context.tsx'
import type { ProductContent } from '../product-content.ts'
import { ReviewEntry } from './review-entry.tsx'
import { useReviews } from './use-reviews.ts'

/** The reviews of a product, and a link that shows more; nothing for a product without reviews (SHOP-48). */
export function ReviewsSection({ product }: { product: ProductContent }) {
  const { texts } = useShop()
  const { list, shown, more, loadMore } = useReviews(product)
  if (product.reviews.length === 0) return null
  return (
    <section id="reviews" className="section reviews" data-anchor="reviewsSection" aria-labelledby="reviews-title">
      <div className="reviews-head">
        <h2 id="reviews-title" tabIndex={-1}>
          {texts.product.reviews}
        </h2>
        <p className="reviews-score">
          <Stars rating={product.rating} anchor="starRating" />
          <span className="quiet">{texts.rating.reviews(product.reviewCount)}</span>
        </p>
      </div>
      <div>
        <ul className="reviews-list" ref={list}>
          {shown.map((review) => (
            <li key={review.id}>
              <ReviewEntry review={review} />
            </li>
          ))}
        </ul>
        {more && (
          <a className="button button-quiet reviews-more" href={more} onClick={loadMore}>
            {texts.product.moreReviews}
          </a>
        )}
      </div>
    </section>
  )
}
