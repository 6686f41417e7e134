import { endOf, isNarrow, type NarrowWidth } from '../watch/width.ts'

/** A number of slides for narrow windows (SHR-01.5). */
export type NarrowView = NarrowWidth & { slides: number }

/** How many slides a view holds, with smaller numbers for narrow windows. */
export type PerView = { usual: number; narrow?: readonly NarrowView[] }

/** Returns the number of slides per view for a window width. When several limits match, the narrowest decides (SHR-02.2). */
export function slidesPerView(width: number, { usual, narrow = [] }: PerView): number {
  const [narrowest] = narrow.filter((limit) => isNarrow(width, limit)).sort((a, b) => endOf(a) - endOf(b))
  return narrowest?.slides ?? usual
}

/** Returns the first slide in view when `wanted` is requested: the last view is always full (SHR-02.2, SHR-02.3). */
export function firstInView(wanted: number, { total, perView }: { total: number; perView: number }): number {
  return Math.max(0, Math.min(wanted, total - perView))
}
