import type { DisposableScope } from '../../kit/run/scope.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'
import type { Content } from './template.ts'

/** The largest font size, in hundredths of the width of the badge. */
const largest = 26
/** The smallest readable font size in px. The badge grows before its text gets smaller. */
const smallestRead = 10
/** How wide a badge may grow, as a share of the picture. */
const widest = 0.5

/**
 * Creates the badge of one item in the size that the content sets. Its text shrinks until it fits in two lines, and the badge
 * grows where it could not be read otherwise (CAT-14.2, CAT-14.3).
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
  whenResized(each, [badge], () => fitWords(badge, words))
  return badge
}

function fitWords(badge: HTMLElement, words: HTMLElement): void {
  words.style.visibility = ''
  const most = (badge.parentElement?.parentElement?.clientWidth ?? 0) * widest
  // Words are broken only where the badge would become too wide for them.
  for (const breaks of ['', 'anywhere']) {
    badge.style.minInlineSize = ''
    words.style.overflowWrap = breaks
    if (shrinkToFit(words) >= smallestRead || growToFit(badge, words, most)) return
  }
  shrinkToFit(words)
}

/** Shrinks a text until it fits, and returns its size in px. */
function shrinkToFit(words: HTMLElement): number {
  for (let size = largest; size > 0; size--) {
    words.style.fontSize = `${size}cqw`
    if (isFitting(words)) break
  }
  return Number.parseFloat(getComputedStyle(words).fontSize)
}

/** Grows a badge until its text fits in the smallest readable size. Returns false when it does not fit even in the widest. */
function growToFit(badge: HTMLElement, words: HTMLElement, most: number): boolean {
  words.style.fontSize = `${smallestRead}px`
  for (let width = badge.offsetWidth; width <= most; width += 2) {
    badge.style.minInlineSize = `${width}px`
    if (isFitting(words)) return true
  }
  return false
}

function isFitting(words: HTMLElement): boolean {
  const lines = words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight)
  return words.scrollWidth <= words.clientWidth && lines < 2.5
}
