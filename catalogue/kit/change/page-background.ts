/** The colour behind the page's text, for what lies over the page in the shop's own colours; white where it has none. */
export function pageBackground(): string {
  const colors = [document.body, document.documentElement].map((each) => getComputedStyle(each).backgroundColor)
  return colors.find((color) => !isSeeThrough(color)) ?? 'white'
}

/** Whether a colour, as the browser computes it, lets through what is behind it, in part or whole. */
export function isSeeThrough(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$/.test(color)
}

/** Whether a colour, as the browser computes it, shows nothing of its own. */
export function isTransparent(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color)
}
