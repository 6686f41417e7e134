/** A row of controls is hardly higher than one of them; the columns of a page are much higher. */
const mostTimesHigher = 3

/**
 * Returns the element next to which a line of its own has room: an element that stands beside others in a row of the shop, such
 * as a button beside the quantity, gives its row. In the row, the line would squeeze the others.
 */
export function findRowAround(element: Element): Element {
  const row = element.parentElement
  return row && !row.matches('td, th, tr') && isInRow(element, row) ? row : element
}

function isInRow(element: Element, row: Element): boolean {
  const { display, position } = getComputedStyle(row)
  if (!/flex|grid/.test(display) || !['static', 'relative'].includes(position)) return false
  const own = element.getBoundingClientRect()
  if (row.getBoundingClientRect().height >= mostTimesHigher * own.height) return false
  return [...row.children].some((each) => each !== element && isBeside(each.getBoundingClientRect(), own))
}

function isBeside(one: DOMRect, other: DOMRect): boolean {
  const overlaps = one.width > 0 && one.top < other.bottom && one.bottom > other.top
  return overlaps && (one.right <= other.left + 1 || one.left >= other.right - 1)
}
