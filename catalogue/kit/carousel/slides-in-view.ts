import { endOf, isNarrow, type NarrowWidth } from '../watch/width.ts'

/** A number of slides for narrow windows (SHR-01.5). */
export type NarrowView = NarrowWidth & { slides: number }

/** How many slides a view holds: 3, or 3 and fewer in narrow windows. */
export type PerView = { usual: number; narrow?: readonly NarrowView[] }

/** The number of slides per view in a window of a width; the narrowest limit that matches decides (SHR-02.2). */
export function slidesPerView(width: number, { usual, narrow = [] }: PerView): number {
  const [narrowest] = narrow.filter((limit) => isNarrow(width, limit)).sort((a, b) => endOf(a) - endOf(b))
  return narrowest?.slides ?? usual
}

/** The first slide in view when one is asked for: the end holds a full view (SHR-02.2, SHR-02.3). */
export function firstInView(wanted: number, { total, perView }: { total: number; perView: number }): number {
  return Math.max(0, Math.min(wanted, total - perView))
}
