import { addTip } from '../../kit/change/add-tip.ts'
import { frameOf } from '../../kit/change/corner-marks.ts'
import { markWords } from '../../kit/change/mark-words.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import type { Content } from './template.ts'

const inReach = 'a:not([tabindex="-1"])'

/**
 * Creates the badge of an item. Clicks pass through it to the product; with a message, the badge has a tooltip
 * (CAT-05.2, CAT-05.3), which also shows when the link around it has focus.
 */
export function badgeOf(each: DisposableScope, item: HTMLElement, content: Content): HTMLElement {
  const { badgeText, imageUrl, message } = content
  const badge = document.createElement('div')
  badge.className = 'category-badge'
  // A link must not contain a button: there the link itself has the tooltip.
  const link = frameOf(item).closest<HTMLElement>('a, button')
  const face = document.createElement(message && !link ? 'button' : 'span')
  face.className = 'category-badge-face'
  face.append(imageUrl ? pictureOf(imageUrl, badgeText) : markWords(badgeText))
  badge.append(face)
  if (face instanceof HTMLButtonElement) {
    face.type = 'button'
    // A slider keeps the focus out of a hidden slide, and lets it in again to all that is in the slide.
    if (item.closest('[aria-hidden=true]') && !item.querySelector(inReach)) face.tabIndex = -1
    // Where the whole card is clickable, activating the badge by keyboard must not open the product.
    face.addEventListener('click', (event) => event.stopPropagation())
  }
  if (message) addTip(each, { trigger: face, focused: link ?? face, area: item, text: message })
  return badge
}

/** Creates the picture. When it cannot be loaded, its alt text is shown instead (SHR-01.16). */
function pictureOf(src: string, alt: string): HTMLImageElement {
  const picture = document.createElement('img')
  Object.assign(picture, { src, alt })
  picture.addEventListener('error', () => (alt ? picture.replaceWith(markWords(alt)) : picture.remove()), {
    once: true,
  })
  return picture
}
