/** Where an element comes to lie in what is scrolled; `nearest` does not move what is already visible. */
type Block = 'start' | 'center' | 'nearest'

/**
 * Scrolls to an element at once, in its boxes and in its window. Unlike `scrollIntoView` it leaves the page around a frame
 * where it is: somebody may be pressing something there.
 */
export function scrollWithinWindow(element: Element, block: Block): void {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box)
    if (canScroll(overflowX) || canScroll(overflowY)) scrollTo(box, box.getBoundingClientRect())
    if (position === 'fixed') return
  }
  scrollTo(window, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })

  function scrollTo(box: Element | Window, frame: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>): void {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    box.scrollBy({
      left: distanceTo([left, right], [frame.left, frame.right], 'nearest'),
      top: distanceTo([top, bottom], [frame.top, frame.bottom], block),
      behavior: 'instant',
    })
  }
}

function canScroll(overflow: string): boolean {
  return overflow !== 'visible' && overflow !== 'clip'
}

/** Returns how far to scroll so that one range comes to lie in another, in CSS px. */
function distanceTo([start, end]: [number, number], [from, to]: [number, number], block: Block): number {
  if (block === 'start') return start - from
  if (block === 'center') return (start + end - from - to) / 2
  if (start >= from === end <= to) return 0
  const fits = end - start <= to - from
  return start < from === fits ? start - from : end - to
}
