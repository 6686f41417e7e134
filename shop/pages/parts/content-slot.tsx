import type { ReactNode } from 'react'
import { Slot } from '../../../slots/wrapper/slot.ts'

export type SlotName =
  | 'hero-desktop'
  | 'hero-mobile'
  | 'home-middle'
  | 'gallery-desktop'
  | 'gallery-mobile'
  | 'listing-top'

/**
 * A named place for content, with the shop's own content in it (SHOP-26). A slot for one width is hidden at the other.
 */
export function ContentSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  return (
    <div className={`slot slot-${name}`} data-anchor="contentSlot" data-slot={name}>
      <Slot id={name}>{children}</Slot>
    </div>
  )
}
