/** Returns the border of a popup as CSS, e.g. `2px solid #000000`; undefined when it has none. */
export function popupBorder({
  borderWidth,
  borderColor,
}: {
  borderWidth: string
  borderColor: string
}): string | undefined {
  return Number.parseFloat(borderWidth) ? `${borderWidth} solid ${borderColor}` : undefined
}
