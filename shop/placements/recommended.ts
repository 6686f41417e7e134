import type { PlacementOptions } from '../../contract/placement.ts'
import css from './recommended.css?inline'

export { css }

/** What the service recommends (DS-08), as far as the row shows it. */
export type Recommended = {
  heading: string
  items: { id: string; details: { url: string; images: string[]; name: string; unit_sale_price?: number } }[]
}

/** A card counts as seen when half of it is on screen. */
const seenShare = 0.5

/**
 * The row of recommended shoes below a product or the bag, in pounds. Without recommendations nothing is drawn. The
 * control group is measured in the same way: when the end of the page is seen, where the row would be.
 */
export function js({ content, elements, onImpression, onClickthrough, onRemove }: PlacementOptions<Recommended>): void {
  const [main] = elements
  if (!(main instanceof HTMLElement)) return
  const place = document.createElement('section')
  main.append(place)
  onRemove(() => place.remove())
  if (content && content.items.length > 0) fillPlace(place, content, onClickthrough)
  const watching = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watching.disconnect()
      onImpression()
    },
    { threshold: content ? seenShare : 0 },
  )
  watching.observe(place)
  onRemove(() => watching.disconnect())
}

type Clicked = (type: 'product', productId: string) => void

function fillPlace(place: HTMLElement, { heading, items }: Recommended, onClickthrough: Clicked): void {
  place.className = 'recommended'
  place.setAttribute('aria-labelledby', 'recommended')
  const title = Object.assign(document.createElement('h2'), { id: 'recommended', textContent: heading })
  const list = document.createElement('ul')
  list.append(...items.map((item) => cardOf(item, () => onClickthrough('product', item.id))))
  place.append(title, list)
}

function cardOf({ id, details }: Recommended['items'][number], onClick: () => void): HTMLElement {
  const { url, images, name, unit_sale_price: price } = details
  const card = document.createElement('li')
  card.dataset.recommended = id
  const link = Object.assign(document.createElement('a'), { href: url })
  link.addEventListener('click', onClick)
  // The name beside it already says what it shows.
  const picture = Object.assign(document.createElement('img'), {
    src: images[0] ?? '',
    alt: '',
    loading: 'lazy' as const,
  })
  const words = Object.assign(document.createElement('span'), { className: 'recommended-name', textContent: name })
  link.append(picture, words)
  if (price !== undefined)
    link.append(Object.assign(document.createElement('span'), { textContent: `£${price.toFixed(2)}` }))
  card.append(link)
  return card
}
