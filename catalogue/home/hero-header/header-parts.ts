import { isTransparent } from '../../kit/change/page-background.ts'

export type HeaderParts = {
  /** The elements with the header's background, the header first. */
  bars: Element[]
  /** The elements that show text or icons on it. */
  words: Element[]
}

export type OwnLook = {
  /** The background of the header before it was changed. */
  background: string
  /** Elements that are known as its bars, regardless of their current look. */
  known: ReadonlySet<Element>
  /** The line of offers, which belongs to the header although it hangs below it (HOM-06.13). */
  promo: Element | null
}

/**
 * Returns the parts of a header that are visible over a picture. Parts with their own background, and parts that open or
 * hang outside of the header's box (submenus, overlays), keep their colours. Parts that are not displayed
 * are handled when they are.
 */
export function headerParts(header: HTMLElement, { background, known, promo }: OwnLook): HeaderParts {
  const parts: HeaderParts = { bars: [header], words: [] }

  function visitElement(element: Element, box: DOMRect): void {
    const { backgroundColor } = getComputedStyle(element)
    if (element === promo) parts.bars.push(element)
    else if (element !== header) {
      if (isElsewhere(element, box)) return
      const hasGround = !isTransparent(backgroundColor)
      if (known.has(element) || (hasGround && backgroundColor === background)) parts.bars.push(element)
      else if (hasGround) return
    }
    const inside = element === promo ? element.getBoundingClientRect() : box
    const isIcon = element instanceof SVGElement
    if (isIcon || hasWords(element)) parts.words.push(element)
    if (!isIcon) for (const child of element.children) visitElement(child, inside)
  }

  visitElement(header, header.getBoundingClientRect())
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
