import type { ReadingRule } from '../../../contract/site-settings.ts'

/**
 * Reads a fact of an element by the rule of a site. Undefined without a rule, and when nothing or only blanks are found.
 * @param attribute read unless the rule names another one; the text unless given
 */
export function readFact(element: Element, rule: ReadingRule | undefined, attribute?: string): string | undefined {
  if (!rule) return undefined
  const { selector, pattern } = rule
  const source = !selector || element.matches(selector) ? element : element.querySelector(selector)
  const name = rule.attribute ?? attribute
  const text = name ? source?.getAttribute(name) : source?.textContent
  if (!text) return undefined
  const value = pattern ? new RegExp(pattern).exec(text)?.[1] : text
  return value?.trim() || undefined
}
