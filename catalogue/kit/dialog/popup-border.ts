/** The frame of a popup as a style: `2px solid #000000`; undefined where it has none. */
export function popupBorder({
  borderWidth,
  borderColor,
}: {
  borderWidth: string
  borderColor: string
}): string | undefined {
  return Number.parseFloat(borderWidth) ? `${borderWidth} solid ${borderColor}` : undefined
}
