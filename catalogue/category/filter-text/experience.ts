import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import { followElements } from '../../kit/watch/follow.ts'
import type { Content } from './template.ts'
import { textRules } from './text-rules.ts'

/** CAT-11: changes the size and colour of the text of filters and the sort control. */
export const experience = defineExperience<Content>({
  id: 'category/filter-text',
  run(scope) {
    const { content, name } = scope
    const rules = textRules(name, content)
    if (rules.length === 0) return
    followElements(scope, scope.selector('filterText'), (words, each) => {
      // Counts and icons inside the text keep the shop's colour (CAT-11.4).
      if (content.color)
        followElements(each, `${scope.selector('filterText')} *`, (part, one) => {
          if (words.contains(part) && isBeside(part))
            styleSetter(one, part as HTMLElement, 'color')(getComputedStyle(part).color)
        })
      addClass(each, words, name)
    })
    addStyles(scope, rules.join('\n'))
  },
})

/** Whether a part is a count or an icon. */
function isBeside(part: Element): boolean {
  return part.matches('svg, img, i:empty') || /^[\s(]*\d+[\s)]*$/.test(part.textContent)
}
