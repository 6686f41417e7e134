import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { sayText } from '../words/say.ts'
import type { CardItem } from './card-item.ts'

export type ProductCardProps = {
  item: CardItem
  onUse?: () => void
  /** Shown below the price, e.g. a button. */
  children?: ReactNode
  /** Called with the card while it is on the page; returns a function that ends the watching. */
  watch?: (card: Element) => () => void
}

/** A product with picture, name and price; picture and name are one link (SHR-05). Its styles are in `product-card.css`. */
export function ProductCard({ item: { name, url, images, price, was }, onUse, children, watch }: ProductCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => (card.current ? watch?.(card.current) : undefined))
  useLayoutEffect(() => begin(), [])
  const [isLookedAt, setLookedAt] = useState(false)
  const [broken, setBroken] = useState<readonly string[]>([])
  const [first, second] = images.filter((image) => !broken.includes(image))
  // The browser shows the first picture until the other one has loaded.
  const shown = isLookedAt ? (second ?? first) : first
  const setHovered = (is: boolean) => () => setLookedAt(is && matchMedia('(hover: hover)').matches)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shows the other picture; all that can be done is in its link
    <div
      className="instep-card"
      ref={card}
      onPointerEnter={setHovered(true)}
      onPointerLeave={setHovered(false)}
      onFocus={setHovered(true)}
      onBlur={setHovered(false)}
    >
      <a className="instep-card-link" href={url} aria-label={name} onClick={onUse}>
        <span className="instep-card-picture">
          {shown && <img src={shown} alt={name} onError={() => setBroken([...broken, shown])} />}
        </span>
        {/* Screen readers read the full name of the link instead. */}
        <span className="instep-card-name" aria-hidden="true">
          {name}
        </span>
      </a>
      {was !== '' && (
        <p className="instep-card-price">
          <s>
            <span className="instep-card-hidden">{sayText('Was')} </span>
            {was}
          </s>{' '}
          <b>
            <span className="instep-card-hidden">{sayText('Now')} </span>
            {price}
          </b>
        </p>
      )}
      {was === '' && price !== '' && <p className="instep-card-price">{price}</p>}
      {children}
    </div>
  )
}
