/** The widths of windows at which layouts of the catalogue change, in CSS px (SHR-01.5). */
export const widthLimits = [500, 575, 600, 640, 768, 800, 900] as const

export type WidthLimit = (typeof widthLimits)[number]

/** Windows narrower than a limit, or up to and with it. */
export type NarrowWidth = { below: WidthLimit } | { upTo: WidthLimit }

/** Whether a window of a width in CSS px is a narrow one; widths have fractions when a page is zoomed (SHR-01.5). */
export function isNarrow(width: number, narrow: NarrowWidth): boolean {
  return width < endOf(narrow)
}

/** The width from which on windows are not narrow: a limit that is included ends at the next whole pixel. */
export function endOf(narrow: NarrowWidth): number {
  return 'below' in narrow ? narrow.below : narrow.upTo + 1
}
