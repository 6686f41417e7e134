import { type PointerEvent, useState } from 'react'
import { Labels } from '../parts/labels.tsx'
import { PictureImage } from '../parts/picture-image.tsx'
import { Price } from '../parts/price.tsx'
import { Stars } from '../parts/stars.tsx'
import { useShop } from '../shop-context.tsx'
import { GridBuy } from './grid-buy.tsx'
import type { GridCard } from './grid-card-of.ts'
import { GridThumbs } from './grid-thumbs.tsx'
import { GridWishlist } from './grid-wishlist.tsx'

/**
 * One product in a list: it links to its page, and can be viewed, saved and bought there (SHOP-58). Its buttons show on
 * hover and focus; on touch screens they appear when a thumbnail is touched.
 */
export function GridItem({ card, eager }: { card: GridCard; eager?: boolean }) {
  const { texts } = useShop()
  const [view, setView] = useState<number>()
  const [touched, setTouched] = useState(false)
  const [first, second] = card.views
  const shown = view === undefined ? first : card.views[view]

  function noticeTouch({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') setTouched(true)
  }

  return (
    <li
      className="card grid-item"
      data-anchor="gridItem"
      data-product-id={card.productId}
      data-skus={card.skus.join(' ')}
      data-touched={touched || undefined}
    >
      <div className="card-pictures">
        {shown && <PictureImage className="card-picture" picture={shown} eager={eager} />}
        {view === undefined && second && (
          <PictureImage className="card-picture card-picture-second" picture={second} decorative />
        )}
        <Labels labels={card.labels} />
        <GridWishlist card={card} />
        <GridBuy card={card} />
      </div>
      <GridThumbs card={card} chosen={view} onChoose={setView} onTouch={noticeTouch} />
      <h2 className="card-name">
        <a className="card-link" href={card.href}>
          {card.name}
        </a>
      </h2>
      <p className="card-colour">
        {card.colours > 1 ? `${card.colour}, ${texts.card.colours(card.colours)}` : card.colour}
      </p>
      <Price now={card.price} was={card.was} anchor="gridPrice" />
      {card.reviewCount > 0 && (
        <p className="card-rating">
          <Stars rating={card.rating} /> <span className="quiet">({card.reviewCount})</span>
        </p>
      )}
    </li>
  )
}
