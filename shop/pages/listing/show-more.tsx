import type { MouseEvent } from 'react'
import { useShop } from '../shop-context.tsx'
import { listStep } from './listing-content.ts'
import type { Listing } from './use-listing.ts'

/** Shows the next products; a link, so that it also works without script (SHOP-57, SHOP-87). */
export function ShowMore({ listing }: { listing: Listing }) {
  const { texts } = useShop()
  const { cards, choice, count } = listing.content
  if (cards.length >= count) return null

  function followInPlace(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!listing.busy) listing.more()
  }

  return (
    <div className="show-more">
      <p className="quiet">{texts.category.shown(cards.length, count)}</p>
      <a
        className="button button-quiet"
        href={listing.addressOf(choice, cards.length + listStep)}
        aria-busy={listing.busy}
        onClick={followInPlace}
      >
        {texts.category.more}
      </a>
    </div>
  )
}
