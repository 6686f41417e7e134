import { isTransparent } from '../../kit/change/page-background.ts'
export type HeaderParts = {
  /** What has the header's own background, the header first. */
  bars: Element[]
  /** What shows words or icons on it. */
  words: Element[]
}

export type OwnLook = {
  /** The header's background before it was changed. */
  background: string
  /** Elements that are known as its bars, whatever they look like by now. */
  known: ReadonlySet<Element>
}

/**
 * What of a header is seen over a picture. Parts with a background of their own, and what opens or hangs outside the header's
 * box (submenus, overlays, a line of offers), keep their colours; what is not displayed is left for when it is.
 */
export function headerParts(header: HTMLElement, { background, known }: OwnLook): HeaderParts {
  const parts: HeaderParts = { bars: [header], words: [] }
  const box = header.getBoundingClientRect()

  function visitElement(element: Element): void {
    const { backgroundColor } = getComputedStyle(element)
    if (element !== header) {
      if (isElsewhere(element, box)) return
      const hasGround = !isTransparent(backgroundColor)
      if (known.has(element) || (hasGround && backgroundColor === background)) parts.bars.push(element)
      else if (hasGround) return
    }
    const isIcon = element instanceof SVGElement
    if (isIcon || hasWords(element)) parts.words.push(element)
    if (!isIcon) for (const child of element.children) visitElement(child)
  }

  visitElement(header)
  return parts
}

function isElsewhere(element: Element, box: DOMRect): boolean {
  if (element.matches('dialog, [popover]')) return true
  const { top, bottom, width, height } = element.getBoundingClientRect()
  return width === 0 || height === 0 || top >= box.bottom - 1 || bottom <= box.top + 1
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
}
