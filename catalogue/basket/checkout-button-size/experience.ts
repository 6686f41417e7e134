import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { sizesOf, type Units } from './sizes-of.ts'
import type { Content } from './template.ts'

/** BAS-05: changes the size of the buttons that lead to the checkout. */
export const experience = defineExperience<Content>({
  id: 'basket/checkout-button-size',
  run(scope) {
    const { content, name } = scope
    followElements(scope, scope.selector('checkoutButton'), (button, each) =>
      inTurn(each, { element: button, name }, (turn) => {
        const sizes = sizesOf(content, unitsAt(button))
        if (sizes.length === 0) return
        addStyles(turn, `.${name} { ${[...sizes, centerWords(button)].join('; ')} }`)
        addClass(turn, button, name)
      }),
    )
  },
})

/** Keeps the text vertically centred when the height of the button changes (BAS-05.3). */
function centerWords(button: Element): string {
  const { display, textAlign } = getComputedStyle(button)
  const across = textAlign === 'center' || button instanceof HTMLButtonElement ? 'center' : 'start'
  const own = /flex|grid/.test(display)
    ? 'align-content: center'
    : `display: ${display.startsWith('inline') ? 'inline-flex' : 'flex'}; justify-content: ${across}`
  return `${own}; align-items: center; padding-block: 0 !important; box-sizing: border-box !important`
}

function unitsAt(button: Element): Units {
  const { fontSize } = getComputedStyle(button)
  const root = getComputedStyle(document.documentElement).fontSize
  return {
    em: Number.parseFloat(fontSize),
    rem: Number.parseFloat(root),
    vw: innerWidth / 100,
    '%': (button.parentElement?.clientHeight ?? 0) / 100,
  }
}
