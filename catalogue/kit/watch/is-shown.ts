type Also = {
  /** Not by `visibility` either. */
  visibility?: boolean
  /** Not by an `opacity` of 0 either, its own or that of what it is in. */
  opacity?: boolean
}

/** Whether an element is drawn at all: `checkVisibility`, which Safari has only from 17.4 on. */
export function isShown(element: Element, { visibility, opacity }: Also = {}): boolean {
  if (element.getClientRects().length === 0) return false
  if (visibility && getComputedStyle(element).visibility !== 'visible') return false
  for (let each: Element | null = opacity ? element : null; each; each = each.parentElement)
    if (getComputedStyle(each).opacity === '0') return false
  return true
}
