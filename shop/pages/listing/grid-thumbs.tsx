import type { PointerEvent } from 'react'
import { PictureImage } from '../parts/picture-image.tsx'
import { useShop } from '../shop-context.tsx'
import type { GridCard } from './grid-card-of.ts'

type Props = {
  card: GridCard
  chosen: number | undefined
  onChoose: (view: number) => void
  onTouch: (event: PointerEvent) => void
}

/** Thumbnails that change the item's main picture; none is chosen at first (SHOP-59). */
export function GridThumbs({ card, chosen, onChoose, onTouch }: Props) {
  const { texts } = useShop()
  if (card.views.length < 2) return null
  return (
    <ul className="card-thumbs" data-anchor="gridThumbs" onPointerDown={onTouch}>
      {card.views.map((view, index) => (
        <li key={view.src}>
          <button
            type="button"
            className="card-thumb"
            aria-label={texts.card.showPicture(index + 1, card.name)}
            aria-pressed={chosen === index}
            onClick={() => onChoose(index)}
          >
            <PictureImage picture={view} decorative />
          </button>
        </li>
      ))}
    </ul>
  )
}
