import type { MouseEvent, ReactNode } from 'react'
import type { Listing, ListingChoice } from './use-listing.ts'

type Props = {
  listing: Listing
  choice: ListingChoice
  className: string
  /** For screen readers, if the text does not say what the link does. */
  label?: string
  current?: boolean
  children: ReactNode
}

/** A link to the list with another choice; a plain click redraws the list in place. */
export function ListLink({ listing, choice, className, label, current, children }: Props) {
  function followInPlace(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    listing.choose(choice)
  }

  return (
    <a
      className={className}
      href={listing.addressOf(choice)}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={followInPlace}
    >
      {children}
    </a>
  )
}
