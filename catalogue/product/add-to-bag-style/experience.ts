import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { rewriteLabel } from '../../kit/change/rewrite-label.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { createOwnLabels } from './own-labels.ts'
import type { Content } from './template.ts'

/** PDP-09: changes label and colour of all add-to-bag buttons. Messages that the shop writes on them stay visible. */
export const experience = defineExperience<Content>({
  id: 'product/add-to-bag-style',
  run(scope) {
    const { content, name } = scope
    const { text, newColour } = content
    const isOwn = createOwnLabels()
    /** Buttons that were removed and have not come back. */
    let gone = 0

    function relabelButton(button: Element, each: DisposableScope): void {
      // The first label of a redrawn button may be a message about the last press.
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
      // A border in the background colour gets the new colour too.
      if (borderTopColor === backgroundColor) addClass(each, button, `${name}-edge`)
      if (backgroundImage.includes('gradient(')) addClass(each, button, `${name}-flat`)
      void import('./label-color.ts').then(({ labelColor }) => {
        const color = each.signal.aborted ? undefined : labelColor(button, newColour)
        if (color) addClass(each, button, `${name}-${color}`)
      })
    }

    // Uses `!important`, because the rule of the shop may have any specificity. Disabled buttons keep their look.
    const ruleFor = (part: string, declaration: string) =>
      `.${name}${part}:not(:disabled) { ${declaration} !important }`
    // What is in the button may have a colour of its own.
    const wordsIn = (color: string) =>
      `${ruleFor(`-${color}`, `color: ${color}`)} .${name}-${color}:not(:disabled) * { color: ${color} !important }`
    // Words wider than the button are broken, so that the page does not become wider and icons keep their size.
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
          ruleFor('-flat', 'background-image: none') +
          wordsIn('black') +
          wordsIn('white'),
      )
    followElements(scope, scope.selector('addToBag'), (button, each) => {
      if (newColour) paintButton(button, each)
      if (text) relabelButton(button, each)
    })
  },
})
