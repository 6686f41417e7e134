import { isShown } from '../../kit/watch/is-shown.ts'

/**
 * Returns the item of a strip, a slider or a stack of media in a gallery that is in view: of the visible ones, the one nearest to the start
 * of what shows a part of the list.
 */
export function inView(items: readonly HTMLElement[], gallery: Element): HTMLElement | undefined {
  const distanceOf = (item: HTMLElement) => {
    const { left, top } = measureDistance(item, frameOf(item, gallery))
    return Math.abs(left) + Math.abs(top)
  }
  return items.filter(isVisible).sort((a, b) => distanceOf(a) - distanceOf(b))[0]
}

/** Brings an item into view immediately: by scrolling in a strip, otherwise by clicking its thumbnail. */
export function bringIntoView(item: HTMLElement, gallery: Element, thumb: Element | undefined): void {
  const frame = frameOf(item, gallery)
  const { left, top } = measureDistance(item, frame)
  if (isVisible(item) && isScrolled(frame)) frame.scrollBy({ left, top, behavior: 'instant' })
  // Sliders have items beside what they show, others hide them.
  else if (!isVisible(item) || (isCut(frame) && Math.abs(left) + Math.abs(top) > 1))
    (thumb?.querySelector<HTMLElement>('a, button') ?? (thumb as HTMLElement | undefined))?.click()
}

/** Galleries that fade have all media in one place. */
const isVisible = (item: Element) => isShown(item, { visibility: true, opacity: true })

const overflowOf = (element: Element) => {
  const { overflowX, overflowY } = getComputedStyle(element)
  return overflowX + overflowY
}
const isCut = (element: Element) => overflowOf(element) !== 'visiblevisible'
const isScrolled = (element: Element) => /auto|scroll/.test(overflowOf(element))

/**
 * Returns what shows a part of an item's list: the list itself, or what is around the list that a slider moves. What is around the gallery may
 * scroll the whole page.
 */
function frameOf(item: HTMLElement, gallery: Element): HTMLElement {
  const list = item.parentElement as HTMLElement
  for (let frame: HTMLElement | null = list; frame && gallery.contains(frame); frame = frame.parentElement)
    if (isCut(frame)) return frame
  return list
}

/** Returns how far the start of an item is from the start of what shows it, in px. */
function measureDistance(item: HTMLElement, frame: HTMLElement): { left: number; top: number } {
  const side = getComputedStyle(frame).direction === 'rtl' ? 'right' : 'left'
  const [own, around] = [item.getBoundingClientRect(), frame.getBoundingClientRect()]
  const border = side === 'left' ? frame.clientLeft : frame.clientLeft + frame.clientWidth - around.width
  return { left: own[side] - around[side] - border, top: own.top - around.top - frame.clientTop }
}
