import { isShown } from '../../kit/watch/is-shown.ts'
/** The item of a strip or stack of media that is in view: nearest to the start of their list, of those that are shown. */
export function inView(items: readonly HTMLElement[]): HTMLElement | undefined {
  const start = items[0]?.parentElement?.getBoundingClientRect().left ?? 0
  const distanceOf = (item: Element) => Math.abs(item.getBoundingClientRect().left - start)
  return items.filter((item) => isShown(item)).sort((a, b) => distanceOf(a) - distanceOf(b))[0]
}

/** Brings an item into view at once: in a strip by scrolling it, else as the shopper does, by its small picture. */
export function bringIntoView(item: HTMLElement, thumb: Element | undefined): void {
  const list = item.parentElement as HTMLElement
  if (!isShown(item)) (thumb?.querySelector<HTMLElement>('a, button') ?? (thumb as HTMLElement | undefined))?.click()
  else {
    const left = item.getBoundingClientRect().left - list.getBoundingClientRect().left - list.clientLeft
    if (list.scrollWidth > list.clientWidth) list.scrollBy({ left, behavior: 'instant' })
  }
}
