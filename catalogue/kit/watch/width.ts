/** The window widths at which layouts of the catalogue change, in CSS px (SHR-01.5). */
export const widthLimits = [500, 575, 600, 640, 768, 800, 900] as const

export type WidthLimit = (typeof widthLimits)[number]

/** Windows below a limit, or up to and including it. */
export type NarrowWidth = { below: WidthLimit } | { upTo: WidthLimit }

/** Returns whether a window width in CSS px is narrow. Widths have fractions when a page is zoomed (SHR-01.5). */
export function isNarrow(width: number, narrow: NarrowWidth): boolean {
  return width < endOf(narrow)
}

/** Returns the first width that is not narrow: after an inclusive limit, the next whole pixel. */
export function endOf(narrow: NarrowWidth): number {
  return 'below' in narrow ? narrow.below : narrow.upTo + 1
}
