import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/add-styles.ts'
import { hidingRules } from './hiding-rules.ts'
import type { Content } from './template.ts'

/** GLB-11: hides what the site names, by style rules alone: what comes later is never seen. */
export const experience = defineExperience<Content>({
  id: 'global/hide-elements',
  run(scope) {
    const { content, options } = scope
    const warn = (line: string) => options.log.warn(`global/hide-elements: ${line}`)
    const rules = hidingRules(content.hideEl, selectorOf, warn)
    if (rules.length > 0) addStyles(scope, rules.join('\n'))
  },
})

/** A selector as the browser reads it: what is no selector could end the rule it is put into. */
function selectorOf(selector: string): string | undefined {
  try {
    const sheet = new CSSStyleSheet()
    sheet.insertRule(`${selector} {}`)
    const [rule] = sheet.cssRules
    return rule instanceof CSSStyleRule ? rule.selectorText : undefined
  } catch {
    return undefined // no browser's selector
  }
}
