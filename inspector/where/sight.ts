/** What can be seen of an experience: something, nothing of what it has drawn, or it has drawn no element. */
export type Sight = 'visible' | 'hidden' | 'none'

/** Returns whether anything of these elements is rendered, also outside of the window. */
export function sightOf(elements: readonly Element[]): Sight {
  if (elements.length === 0) return 'none'
  return elements.some(isVisible) ? 'visible' : 'hidden'
}

/** Whether an element is rendered with a size of its own, or has such an element inside, as a wrapper without a box has. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width > 0 && height > 0) return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return [...element.children].some(isVisible)
}
