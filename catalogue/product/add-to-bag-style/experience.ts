import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { rewriteLabel } from '../../kit/change/rewrite-label.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { createOwnLabels } from './own-labels.ts'
import type { Content } from './template.ts'

/** PDP-09: another label and colour for every add-to-bag button; what the shop writes on it meanwhile shows. */
export const experience = defineExperience<Content>({
  id: 'product/add-to-bag-style',
  run(scope) {
    const { content, name } = scope
    const { text, newColour } = content
    const isOwn = createOwnLabels()
    /** Buttons that went and have not come again. */
    let gone = 0

    function relabelButton(button: Element, each: DisposableScope): void {
      // A button that is drawn again may say at first what has just happened.
      let isFirst = gone === 0
      if (gone > 0) gone--
      each.onRemove(() => gone++)
      rewriteLabel(each, button, (label) => {
        const rewords = isOwn(label, isFirst)
        isFirst = false
        return rewords ? text : undefined
      })
    }

    function paintButton(button: Element, each: DisposableScope): void {
      const { backgroundColor, backgroundImage, borderTopColor } = getComputedStyle(button)
      addClass(each, button, name)
      // An edge in the colour of the face belongs to it.
      if (borderTopColor === backgroundColor) addClass(each, button, `${name}-edge`)
      if (backgroundImage.includes('gradient(')) addClass(each, button, `${name}-flat`)
    }

    // The shop's own rule may be of any weight; that a button is disabled stays to be seen.
    const ruleFor = (part: string, declaration: string) =>
      `.${name}${part}:not(:disabled) { ${declaration} !important }`
    // A word wider than the button is broken, so that the page does not become wider and an icon keeps its size.
    const buttons = `:is(${scope.selector('addToBag')})`
    if (text)
      addStyles(
        scope,
        `${buttons} { overflow-wrap: anywhere; hyphens: auto } ${buttons} > :is(svg, img) { flex-shrink: 0 }`,
      )
    if (newColour)
      addStyles(
        scope,
        ruleFor('', `background-color: ${newColour}`) +
          ruleFor('-edge', `border-color: ${newColour}`) +
          ruleFor('-flat', 'background-image: none'),
      )
    followElements(scope, scope.selector('addToBag'), (button, each) => {
      if (newColour) paintButton(button, each)
      if (text) relabelButton(button, each)
    })
  },
})
