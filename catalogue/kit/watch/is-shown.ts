type Also = {
  /** Also checks `visibility`. */
  visibility?: boolean
  /** Also checks for an `opacity` of 0 of the element and its ancestors. */
  opacity?: boolean
}

/** Returns whether an element is rendered, like `checkVisibility`, which Safari has only since 17.4. */
export function isShown(element: Element, { visibility, opacity }: Also = {}): boolean {
  if (element.getClientRects().length === 0) return false
  if (visibility && getComputedStyle(element).visibility !== 'visible') return false
  for (let each: Element | null = opacity ? element : null; each; each = each.parentElement)
    if (getComputedStyle(each).opacity === '0') return false
  return true
}
