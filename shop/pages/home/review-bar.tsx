import { formatCount, formatRating } from '../../locales/format-rating.ts'
import { Stars } from '../parts/stars.tsx'
import { useShop } from '../shop-context.tsx'
import type { HomeContent } from './home-content.ts'

/** The bar under the header with the shop's average rating (SHOP-24). */
export function ReviewBar({ reviews: { rating, count } }: { reviews: HomeContent['reviews'] }) {
  const { locale, texts } = useShop()
  return (
    <section className="review-bar" data-anchor="trustPilot" aria-label={texts.home.reviewBarLabel}>
      <Stars rating={rating} />
      <p>{texts.home.reviewBar(formatRating(rating, locale), formatCount(count, locale))}</p>
    </section>
  )
}
