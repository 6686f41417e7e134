import type { DisposableScope } from '../run/scope.ts'
import { watchPage } from '../watch/watch-page.ts'
import { rewriteAttribute } from './rewrite-attribute.ts'
import { rewriteText } from './rewrite-text.ts'

/**
 * Replaces the text of an element, also when the page changes it later. The first text is replaced, all others are emptied,
 * and when there is no text one is added. Removal restores the latest text of the page.
 */
export function replaceText(scope: DisposableScope, root: Element, words: string): void {
  const added = document.createTextNode(words)
  // A browser that translates the page would put other words in place of these, which would be replaced again.
  rewriteAttribute(scope, { element: root, name: 'translate' }, () => 'no')
  /** The text node that was replaced. */
  let first: Text | undefined

  rewriteText(scope, root, (text, node) => {
    if (node === added) return text
    if (first && !first.isConnected) {
      if (!scope.mayRestore('A text')) return text
      first = undefined
    }
    if (text.trim() === '') {
      if (node === first) first = undefined
      return text
    }
    first ??= node
    // Surrounding spaces stay, because they separate the text from an icon.
    return node === first ? text.replace(text.trim(), () => words) : ''
  })

  function fillText(): void {
    if (first?.isConnected) added.remove()
    else if (!added.isConnected && scope.exposure.happens()) root.append(added)
  }
  fillText()
  watchPage(fillText, scope.signal)
  scope.onRemove(() => added.remove())
}
