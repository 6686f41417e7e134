import { isTransparent } from '../../kit/change/page-background.ts'

/**
 * Returns the element with the ground of a header: itself or, where it has none, the outermost one around it that does not
 * contain the page's content, too. Many themes colour such a wrapper, which is what sticks to the window.
 */
export function barOf(header: HTMLElement, main: string): HTMLElement {
  let bar = header
  if (hasGround(header)) return bar
  for (let each = header.parentElement; each && !each.querySelector(main); each = each.parentElement)
    if (hasGround(each)) bar = each
  return bar
}

/** An experience may have taken it away for now. */
function hasGround(element: Element): boolean {
  return element.matches('.home-hero-header-bars') || !isTransparent(getComputedStyle(element).backgroundColor)
}
