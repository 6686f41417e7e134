import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { partsBeside } from './parts-beside.ts'
import type { Content } from './template.ts'
import { textRules } from './text-rules.ts'

/** CAT-11: changes the size and colour of the text of filters and the sort control. */
export const experience = defineExperience<Content>({
  id: 'category/filter-text',
  run(scope) {
    const { content, name } = scope
    const rules = textRules(name, content)
    if (rules.length === 0) return
    const selector = `:is(${scope.selector('filterText')})`
    const shopColors = new WeakMap<Element, string>()

    /** Returns the colour that the shop gives an element; one that is drawn later inherits that of the experience. */
    function readShopColor(element: Element): string {
      const { color } = getComputedStyle(element)
      const around = element.parentElement?.closest(selector)
      const before = around && shopColors.get(around)
      return before && getComputedStyle(around).color === color ? before : color
    }

    followElements(scope, selector, function* (words, each) {
      shopColors.set(words, readShopColor(words))
      yield
      addClass(each, words, name)
    })
    if (content.color)
      followElements(scope, { name, find: () => partsBeside(selector) }, function* (part, each) {
        const color = readShopColor(part)
        yield
        styleSetter(each, part as HTMLElement, 'color')(color)
      })
    addStyles(scope, rules.join('\n'))
  },
})
