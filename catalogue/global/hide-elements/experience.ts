import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { hidingRules } from './hiding-rules.ts'
import type { Content } from './template.ts'

/**
 * GLB-11: hides the elements that the site configures. It uses only style rules, so elements that appear later are never
 * visible.
 */
export const experience = defineExperience<Content>({
  id: 'global/hide-elements',
  run(scope) {
    const { content, options } = scope
    const warnOf = (line: string) => options.log.warn(`global/hide-elements: ${line}`)
    const rules = hidingRules(content.hideEl, selectorOf, warnOf)
    if (rules.length === 0) return
    addStyles(scope, rules.join('\n'))
    const hidden = rules.map((rule) => rule.slice(0, rule.lastIndexOf('{'))).join(',')
    followElements(scope, hidden, (_, each) => each.exposure.happens(), { first: true })
  },
})

/** Returns a selector as the browser serialises it. An invalid selector could end the rule it is inserted into. */
function selectorOf(selector: string): string | undefined {
  try {
    const sheet = 'replaceSync' in CSSStyleSheet.prototype ? new CSSStyleSheet() : anEmptySheet()
    sheet.insertRule(`${selector} {}`)
    const [rule] = sheet.cssRules
    return rule instanceof CSSStyleRule ? rule.selectorText : undefined
  } catch {
    return undefined // the browser does not accept the selector
  }
}

/** A style sheet of a document that is not shown: Safari before 16.4 cannot construct style sheets. */
function anEmptySheet(): CSSStyleSheet {
  const { head } = document.implementation.createHTMLDocument('')
  const style = document.createElement('style')
  head.append(style)
  return style.sheet as CSSStyleSheet
}
