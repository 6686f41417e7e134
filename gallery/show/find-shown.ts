import type { TemplateId } from '../../catalogue/catalogue.ts'
import { places, signs } from './signs.ts'

/**
 * Returns what an experience shows on a page: the first visible element of its sign, or the place that it changes.
 * Undefined as long as there is none.
 * @param id of its template, or its own
 */
export function findShown(page: Document, id: string): Element | undefined {
  return findMade(page, id).find(isDrawn)
}

/** Whether a page has what an experience shows only in parts that are not on screen, as a wide page's menu on a phone. */
export function isShownNowhere(page: Document, id: string): boolean {
  const made = findMade(page, id)
  return made.length > 0 && !made.some(isDrawn)
}

/**
 * Returns all that an experience draws around what it shows, such as the whole row of a card. What is fixed in the window
 * is the whole, because the element around it has no size.
 */
export function wholeOf(shown: Element, id: string): Element {
  const whole = shown.closest(`.${CSS.escape(id.replace('/', '-'))}`)
  return whole && isDrawn(whole) ? whole : shown
}

function findMade(page: Document, id: string): Element[] {
  const sign = signs[id as TemplateId] ?? places[id as TemplateId] ?? signByName(id)
  const [, selector = sign, text = ''] = /^(.*):has-text\("(.*)"\)$/.exec(sign) ?? []
  return [...page.querySelectorAll(selector)].filter((each) => each.textContent.includes(text))
}

/** Its classes begin with its name. */
function signByName(id: string): string {
  const name = CSS.escape(id.replace('/', '-'))
  return `[class^="${name}"], [class*=" ${name}"]`
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}
