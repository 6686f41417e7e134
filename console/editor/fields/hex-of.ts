export function isColor(text: string): boolean {
  return CSS.supports('color', text)
}

/** Returns a colour with two digits each of red, green and blue; undefined for what is none, or has no such form. */
export function hexOf(text: string): string | undefined {
  const context = isColor(text) ? document.createElement('canvas').getContext('2d') : null
  if (!context) return undefined
  context.fillStyle = text
  const found = String(context.fillStyle)
  return /^#[\da-f]{6}$/.test(found) ? found : undefined
}
