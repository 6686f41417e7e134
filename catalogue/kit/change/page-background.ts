/**
 * Returns the background colour of the page's text, for elements over the page that use the colours of the shop; white when
 * there is none.
 */
export function pageBackground(): string {
  const colors = [document.body, document.documentElement].map((each) => getComputedStyle(each).backgroundColor)
  return colors.find((color) => !isSeeThrough(color)) ?? 'white'
}

/** Returns whether a computed colour is partly or fully transparent. */
export function isSeeThrough(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$/.test(color)
}

/** Returns whether a computed colour is fully transparent. */
export function isTransparent(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color)
}
