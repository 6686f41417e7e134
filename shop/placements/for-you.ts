import type { PlacementOptions } from '../../contract/placement.ts'
import css from './for-you.css?inline'

export { css }

export type ForYou = { heading: string; text: string; link: { href: string; text: string } }

/** It counts as seen when half of it is on screen. */
const seenShare = 0.5

/**
 * The block "For you" in the middle of the home page. It takes the space of the shop's own content there, so that
 * nothing moves. The control group is measured in the same way, when that place is seen.
 */
export function js({ content, elements, onImpression, onClickthrough, onRemove }: PlacementOptions<ForYou>): void {
  const [slot] = elements
  if (!(slot instanceof HTMLElement)) return
  whenSeen(slot, onImpression, onRemove)
  if (!content) return
  const block = blockOf(content)
  block.querySelector('a')?.addEventListener('click', onClickthrough)
  slot.append(block)
  onRemove(() => block.remove())
}

function blockOf({ heading, text, link }: ForYou): HTMLElement {
  const block = document.createElement('section')
  block.className = 'for-you'
  block.setAttribute('aria-labelledby', 'for-you')
  const title = Object.assign(document.createElement('h2'), { id: 'for-you', textContent: heading })
  const words = Object.assign(document.createElement('p'), { textContent: text })
  const way = Object.assign(document.createElement('a'), {
    className: 'button',
    href: link.href,
    textContent: link.text,
  })
  block.append(title, words, way)
  return block
}

function whenSeen(element: Element, seen: () => void, onRemove: (hook: () => void) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      seen()
    },
    { threshold: seenShare },
  )
  observer.observe(element)
  onRemove(() => observer.disconnect())
}
