import type { DisposableScope } from '../run/scope.ts'
import { watchPage } from '../watch/watch-page.ts'
import { rewriteText } from './rewrite-text.ts'

/**
 * Makes the words of an element these, whatever the page writes there meanwhile: its first words give way to them, all others
 * are emptied, and where it has none they are added. Removal gives back the page's newest words.
 */
export function replaceText(scope: DisposableScope, root: Element, words: string): void {
  const added = document.createTextNode(words)
  /** Whose words gave way. */
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
    // Blanks around them stay: they keep an icon at its distance.
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
