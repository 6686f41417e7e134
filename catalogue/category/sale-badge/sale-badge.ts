import type { DisposableScope } from '../../kit/run/scope.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'
import type { Content } from './template.ts'

/** The largest font size, in hundredths of the width of the badge. */
const largest = 26
/** The smallest readable font size in px; long words are broken before the text gets smaller. */
const smallestRead = 8

/**
 * Creates the badge of one item in the size that the content sets. Its text shrinks until it fits in two lines (CAT-14.2,
 * CAT-14.3).
 */
export function saleBadge(
  each: Pick<DisposableScope, 'onRemove'>,
  { title, color, bgColor, borderColor }: Content,
): HTMLElement {
  const badge = document.createElement('div')
  badge.className = 'category-sale-badge'
  Object.assign(badge.style, { color, background: bgColor, border: borderColor && `1px solid ${borderColor}` })
  const words = document.createElement('span')
  words.className = 'category-sale-badge-words'
  words.textContent = title
  // Measured one frame later, when the size is known.
  words.style.visibility = 'hidden'
  badge.append(words)
  // Measured once the badge has a size, which it does not have while the list is hidden.
  whenResized(each, [badge], () => shrinkToFit(words))
  return badge
}

function shrinkToFit(words: HTMLElement): void {
  words.style.visibility = ''
  words.style.overflowWrap = ''
  if (sizeThatFits(words) >= smallestRead) return
  words.style.overflowWrap = 'anywhere'
  sizeThatFits(words)
}

/** Returns the font size in px with which the text fits. */
function sizeThatFits(words: HTMLElement): number {
  for (let size = largest; size > 0; size--) {
    words.style.fontSize = `${size}cqw`
    const lines = words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight)
    if (words.scrollWidth <= words.clientWidth && lines < 2.5) break
  }
  return Number.parseFloat(getComputedStyle(words).fontSize)
}
