import type { TemplateId } from '../../catalogue/catalogue.ts'
import { places, signs } from './signs.ts'

/**
 * Returns what an experience shows on a page: the first visible element of its sign, or the place that it changes.
 * Undefined as long as there is none.
 * @param id of its template, or its own
 */
export function findShown(page: Document, id: string): Element | undefined {
  const sign = signs[id as TemplateId] ?? places[id as TemplateId] ?? signByName(id)
  const [, selector = sign, text = ''] = /^(.*):has-text\("(.*)"\)$/.exec(sign) ?? []
  return [...page.querySelectorAll(selector)].find((each) => each.textContent.includes(text) && isDrawn(each))
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
