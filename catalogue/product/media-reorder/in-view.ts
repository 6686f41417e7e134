import { isShown } from '../../kit/watch/is-shown.ts'
/**
 * Returns the item of a strip or stack of media that is in view: of the visible ones, the one nearest to the start of the
 * list.
 */
export function inView(items: readonly HTMLElement[]): HTMLElement | undefined {
  const start = items[0]?.parentElement?.getBoundingClientRect().left ?? 0
  const distanceOf = (item: Element) => Math.abs(item.getBoundingClientRect().left - start)
  return items.filter((item) => isShown(item)).sort((a, b) => distanceOf(a) - distanceOf(b))[0]
}

/** Brings an item into view immediately: by scrolling in a strip, otherwise by clicking its thumbnail. */
export function bringIntoView(item: HTMLElement, thumb: Element | undefined): void {
  const list = item.parentElement as HTMLElement
  if (!isShown(item)) (thumb?.querySelector<HTMLElement>('a, button') ?? (thumb as HTMLElement | undefined))?.click()
  else {
    const left = item.getBoundingClientRect().left - list.getBoundingClientRect().left - list.clientLeft
    if (list.scrollWidth > list.clientWidth) list.scrollBy({ left, behavior: 'instant' })
  }
}
