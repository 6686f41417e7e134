import type { Covered } from './choose-place.ts'

const buttons =
  'button, input, select, textarea, summary, label, [role="button"], [role="switch"], [role="tab"], [role="checkbox"], [onclick]'
const links = 'a[href], [role="link"]'

/** A link up to this height, in CSS pixels, is one to press like a button; a picture or a card has room beside the mark. */
const highestButton = 72

/** Points are looked at in steps of this many CSS pixels; a button that can be pressed is larger. */
const raster = 12

/** Returns which of the page's buttons and links are in a rectangle of the window, next to the inspector's own element. */
export function readCovered({ left, top, right, bottom }: DOMRect, host: Element): Covered {
  const found = { buttons: new Set<Element>(), links: new Set<Element>() }
  for (let x = left; x < right + raster; x += raster)
    for (let y = top; y < bottom + raster; y += raster) {
      const element = topElement(Math.min(x, right), Math.min(y, bottom), host)
      const button = element?.closest(buttons)
      const link = element?.closest(links)
      if (button) found.buttons.add(button)
      else if (link) found[isSmall(link, y) ? 'buttons' : 'links'].add(link)
    }
  return { buttons: found.buttons.size, links: found.links.size }
}

/** The area of a link may reach beyond its own box, as that of a card's title does. */
function isSmall(link: Element, y: number): boolean {
  const { top, bottom, height } = link.getBoundingClientRect()
  return height <= highestButton && y >= top && y <= bottom
}

/** Returns what a press would reach without the inspector. */
function topElement(x: number, y: number, host: Element): Element | undefined {
  return document.elementsFromPoint(x, y).find((each) => each !== host && !host.contains(each))
}
