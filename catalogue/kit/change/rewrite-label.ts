import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import type { DisposableScope } from '../run/scope.ts'
import { textsBelow } from '../shop/texts-below.ts'
import { watchPage } from '../watch/watch-page.ts'
import { inTurn } from './in-turn.ts'
import { replaceText } from './replace-text.ts'
import { rewriteAttribute } from './rewrite-attribute.ts'

/**
 * Replaces the text of an element. Text that the shop writes later is passed to `reword` again. An `aria-label` that repeats
 * the text is changed as well. When two experiences want the same element, the first one has it.
 * @param reword returns the new text for a text of the shop, or undefined to leave it
 */
export function rewriteLabel(
  scope: DisposableScope,
  element: Element,
  reword: (words: string) => string | undefined,
): void {
  inTurn(scope, { element, name: 'words' }, (turn) => {
    let change: InnerScope | undefined
    /** The text of the element at the last check. */
    let said: string | undefined

    function checkLabel(): void {
      if (wordsOf(element) === said) return
      const isTakenAway = change !== undefined
      change?.end()
      change = undefined
      const own = wordsOf(element)
      said = own
      const words = own === '' ? undefined : reword(own)
      if (words === undefined || (isTakenAway && !scope.mayRestore('A label'))) return
      change = innerScope(turn)
      replaceText(change, element, words)
      const repeatsLabel = (label: string | null) => label !== null && tidyWords(label) === own
      rewriteAttribute(change, { element, name: 'aria-label' }, (label) => (repeatsLabel(label) ? words : label))
      said = wordsOf(element)
    }

    turn.onRemove(() => change?.end())
    // Registered before the undo of the change, so that new text of the shop is seen before the change is undone.
    watchPage(checkLabel, turn.signal)
    checkLabel()
  })
}

function wordsOf(element: Element): string {
  return tidyWords(
    textsBelow(element)
      .map(({ data }) => data)
      .join(''),
  )
}

function tidyWords(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}
