import type { AnchorName } from '../../../contract/anchors.ts'
import { formatRating } from '../../locales/format-rating.ts'
import { useShop } from '../shop-context.tsx'

const starWidth = 20
const star = 'M10 1.6l2.5 5.5 6 .7-4.4 4.1 1.2 5.9L10 14.9l-5.3 2.9 1.2-5.9L1.5 7.8l6-.7z'
const places = [0, 1, 2, 3, 4]

/** Five stars filled to a rating in tenths, with a text for screen readers (SHOP-31). */
export function Stars({ rating, anchor }: { rating: number; anchor?: AnchorName }) {
  const { locale, texts } = useShop()
  return (
    <span className="stars" data-anchor={anchor} data-rating={rating}>
      <svg viewBox="0 0 100 20" width="80" height="16" aria-hidden="true" focusable="false">
        <Row className="stars-empty" />
        <svg width={Math.round(rating * 10) * (starWidth / 10)} height="20" overflow="hidden" aria-hidden="true">
          <Row className="stars-full" />
        </svg>
      </svg>
      <span className="hidden-text">{texts.rating.outOf(formatRating(rating, locale))}</span>
    </span>
  )
}

function Row({ className }: { className: string }) {
  return (
    <g className={className}>
      {places.map((place) => (
        <path key={place} d={star} transform={`translate(${place * starWidth} 0)`} />
      ))}
    </g>
  )
}
