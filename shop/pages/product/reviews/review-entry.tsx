import { formatDay } from '../../../locales/format-day.ts'
import type { Review } from '../../../reviews/review-words.ts'
import { Icon } from '../../parts/icon.tsx'
import { Stars } from '../../parts/stars.tsx'
import { useShop } from '../../shop-context.tsx'

/** One review, to read at once; it can be folded and unfolded (SHOP-90). */
export function ReviewEntry({ review: { id, name, date, rating, title, text } }: { review: Review }) {
  const { locale } = useShop()
  return (
    <details className="review" id={id} open>
      <summary>
        <span className="review-head">
          <Stars rating={rating} anchor="starRating" />
          <b className="review-title">{title}</b>
          <span className="quiet">
            {name}, <time dateTime={date}>{formatDay(date, locale)}</time>
          </span>
        </span>
        <Icon name="chevron" />
      </summary>
      <p className="review-text">{text}</p>
    </details>
  )
}
