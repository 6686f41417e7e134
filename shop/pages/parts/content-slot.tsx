import type { ReactNode } from 'react'

export type SlotName =
  | 'hero-desktop'
  | 'hero-mobile'
  | 'home-middle'
  | 'gallery-desktop'
  | 'gallery-mobile'
  | 'listing-top'

/** A named place for content, with the shop's own in it (SHOP-26). Those for one width are hidden at the other. */
export function ContentSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  return (
    <div className={`slot slot-${name}`} data-anchor="contentSlot" data-slot={name}>
      {children}
    </div>
  )
}
