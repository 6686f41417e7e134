import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import type { DisposableScope } from '../run/scope.ts'
import { textsBelow } from '../shop/texts-below.ts'
import { watchPage } from '../watch/watch-page.ts'
import { inTurn } from './in-turn.ts'
import { replaceText } from './replace-text.ts'
import { rewriteAttribute } from './rewrite-attribute.ts'

/**
 * Gives an element other words for the shop's own; what the shop writes later is judged anew, and shows where it has no other
 * words. An `aria-label` that repeats the shop's words goes with them. Of two uses the first has the element.
 * @param reword the words in place of the shop's; undefined leaves those
 */
export function rewriteLabel(
  scope: DisposableScope,
  element: Element,
  reword: (words: string) => string | undefined,
): void {
  inTurn(scope, { element, name: 'words' }, (turn) => {
    let change: InnerScope | undefined
    /** What the element says since the last look. */
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
    // Before those of the change: what the shop writes is to be seen before they take it away.
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
