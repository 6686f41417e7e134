/** Returns 1 where lines begin at the left, and -1 where they begin at the right: the sign of a distance along the line. */
export function readingSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
