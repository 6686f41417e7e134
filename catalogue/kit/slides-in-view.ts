/** A number of slides for narrow windows: below a width in CSS px, or up to and with it (SHR-01.5). */
export type NarrowView = ({ below: number } | { upTo: number }) & { slides: number }

/** How many slides a view holds: 3, or 3 and fewer in narrow windows. */
export type PerView = { usual: number; narrow?: readonly NarrowView[] }

/** The number of slides per view in a window of a width; the narrowest limit that matches decides (SHR-02.2). */
export function slidesPerView(width: number, { usual, narrow = [] }: PerView): number {
  const [narrowest] = narrow.filter((limit) => width < limitOf(limit)).sort((a, b) => limitOf(a) - limitOf(b))
  return narrowest?.slides ?? usual
}

/** The first slide in view when one is asked for: the end holds a full view (SHR-02.2, SHR-02.3). */
export function firstInView(wanted: number, { total, perView }: { total: number; perView: number }): number {
  return Math.max(0, Math.min(wanted, total - perView))
}

/** The width below which a limit holds; widths have fractions, so one that is included ends at the next whole pixel. */
function limitOf(limit: NarrowView): number {
  return 'below' in limit ? limit.below : limit.upTo + 1
}
