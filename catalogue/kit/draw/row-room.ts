import type { RoomRule } from '../../room.ts'

/** Slides in view by the window's width, as `drawLinkRow` has them. */
const widths = [{ slides: 5 }, { slides: 4, media: '(max-width:900px)' }, { slides: 2, media: '(max-width:500px)' }]

/**
 * Room over the list for a row of links of a height (CSS, by how many are in view), with the buttons that move it where not all
 * are: 44 px and 8 px under them, and 24 px under the row.
 */
export function rowRoom(links: number, height: (slides: number) => string): RoomRule[] {
  if (links === 0) return []
  return widths.map(({ slides, media }) => ({
    at: 'productGrid',
    css: `margin-top:calc(${height(slides)} + ${links > slides ? 76 : 24}px)`,
    media,
  }))
}
