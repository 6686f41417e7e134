import type { RoomRule } from '../../room.ts'

/** Slides in view by window width, as in `drawLinkRow`. */
const widths = [{ slides: 5 }, { slides: 4, media: '(max-width:900px)' }, { slides: 2, media: '(max-width:500px)' }]

/**
 * Returns the room above the list for a row of links. `height` returns the CSS height of a link for the number of slides in
 * view; below the row are 24 px.
 */
export function rowRoom(links: number, height: (slides: number) => string): RoomRule[] {
  if (links === 0) return []
  return widths.map(({ slides, media }) => ({
    at: 'productGrid',
    css: `margin-top:calc(${height(slides)} + 24px)`,
    media,
  }))
}
