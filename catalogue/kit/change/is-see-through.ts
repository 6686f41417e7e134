/** Whether a colour, as the browser computes it, lets through what is behind it, in part or whole. */
export function isSeeThrough(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$/.test(color)
}
