import type { DisposableScope } from '../../kit/run/scope.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'
import type { Content } from './template.ts'

/** Largest size of the words, in hundredths of the badge's width: they keep their share of it. */
const largest = 26
/** Smaller, in px, nobody reads them: a long word is broken before that. */
const smallestRead = 8

/** The badge of one item, as big as its content says; its words shrink until they fit in two lines (CAT-14.2, CAT-14.3). */
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
  // Read when they have their size, a frame later.
  words.style.visibility = 'hidden'
  badge.append(words)
  // Once it has a size: in a list that is not shown yet it has none.
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

/** The size with which the words fit, in px. */
function sizeThatFits(words: HTMLElement): number {
  for (let size = largest; size > 0; size--) {
    words.style.fontSize = `${size}cqw`
    const lines = words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight)
    if (words.scrollWidth <= words.clientWidth && lines < 2.5) break
  }
  return Number.parseFloat(getComputedStyle(words).fontSize)
}
