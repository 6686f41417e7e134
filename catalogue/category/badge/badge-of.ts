import { addTip } from '../../kit/change/add-tip.ts'
import { markWords } from '../../kit/change/mark-words.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import type { Content } from './template.ts'

/** The badge of one item, which lets clicks through to the product; with a message it explains itself (CAT-05.2, CAT-05.3). */
export function badgeOf(each: DisposableScope, item: HTMLElement, content: Content): HTMLElement {
  const { badgeText, imageUrl, message } = content
  const badge = document.createElement('div')
  badge.className = 'category-badge'
  const face = document.createElement(message ? 'button' : 'span')
  face.className = 'category-badge-face'
  face.append(imageUrl ? pictureOf(imageUrl, badgeText) : markWords(badgeText))
  badge.append(face)
  if (face instanceof HTMLButtonElement) {
    face.type = 'button'
    // A card that leads to its product wherever it is clicked is not meant by the keys of the badge.
    face.addEventListener('click', (event) => event.stopPropagation())
    addTip(each, { trigger: face, area: item, text: message })
  }
  return badge
}

/** A picture that cannot be loaded gives way to its words (SHR-01.16). */
function pictureOf(src: string, alt: string): HTMLImageElement {
  const picture = document.createElement('img')
  Object.assign(picture, { src, alt })
  picture.addEventListener('error', () => (alt ? picture.replaceWith(markWords(alt)) : picture.remove()), {
    once: true,
  })
  return picture
}
