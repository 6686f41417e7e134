/** A bar is at least this share of the window wide; a chat button is not. It is lower than that share: overlays are higher. */
const leastWidth = 0.5
const mostHeight = 0.5

/**
 * Returns the bar of the shop that an element is or is in, if there is one: it has one of these positions, is at least half
 * as wide as the window and less than half as high.
 */
export function barAround(element: Element, positions: readonly string[]): Element | undefined {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (!positions.includes(getComputedStyle(each).position)) continue
    const { width, height } = each.getBoundingClientRect()
    if (width >= innerWidth * leastWidth && height < innerHeight * mostHeight) return each
  }
}
