import { isShown } from '../../kit/watch/is-shown.ts'

/**
 * Returns the item of a strip or stack of media that is in view: of the visible ones, the one nearest to the start of the
 * list.
 */
export function inView(items: readonly HTMLElement[]): HTMLElement | undefined {
  const distanceOf = (item: HTMLElement) => {
    const { left, top } = measureDistance(item)
    return Math.abs(left) + Math.abs(top)
  }
  return items.filter(isVisible).sort((a, b) => distanceOf(a) - distanceOf(b))[0]
}

/** Brings an item into view immediately: by scrolling in a strip, otherwise by clicking its thumbnail. */
export function bringIntoView(item: HTMLElement, thumb: Element | undefined): void {
  const list = item.parentElement as HTMLElement
  if (!isVisible(item)) (thumb?.querySelector<HTMLElement>('a, button') ?? (thumb as HTMLElement | undefined))?.click()
  else if (list.scrollWidth > list.clientWidth || list.scrollHeight > list.clientHeight)
    list.scrollBy({ ...measureDistance(item), behavior: 'instant' })
}

/** Galleries that fade have all media in one place. */
const isVisible = (item: Element) => isShown(item, { visibility: true, opacity: true })

/** Returns how far the start of an item is from the start of its list, in px. */
function measureDistance(item: HTMLElement): { left: number; top: number } {
  const list = item.parentElement as HTMLElement
  const side = getComputedStyle(list).direction === 'rtl' ? 'right' : 'left'
  const [own, around] = [item.getBoundingClientRect(), list.getBoundingClientRect()]
  const border = side === 'left' ? list.clientLeft : list.clientLeft + list.clientWidth - around.width
  return { left: own[side] - around[side] - border, top: own.top - around.top - list.clientTop }
}
