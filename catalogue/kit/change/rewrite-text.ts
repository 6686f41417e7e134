import type { DisposableScope } from '../run/scope.ts'
import { textsBelow } from '../shop/texts-below.ts'
import { watchPage } from '../watch/watch-page.ts'

/**
 * Rewrites every text below an element, including texts that appear or change later. Removal restores the original texts,
 * except those that the page has changed meanwhile.
 */
export function rewriteText(
  scope: DisposableScope,
  root: Element,
  rewrite: (text: string, node: Text) => string,
): void {
  const own = new Map<Text, { before: string; after: string }>()

  function checkText(): void {
    for (const node of own.keys()) if (!node.isConnected) own.delete(node)
    const changed = textsBelow(root).filter((node) => node.data !== own.get(node)?.after)
    if (changed.some((node) => own.has(node)) && !scope.mayRestore('A text')) return
    for (const node of changed) {
      const before = node.data
      const after = rewrite(before, node)
      own.set(node, { before, after })
      if (after !== before && scope.exposure.happens()) node.data = after
    }
  }

  scope.onRemove(() => {
    for (const [node, { before, after }] of own) if (node.data === after && before !== after) node.data = before
  })
  checkText()
  watchPage(checkText, scope.signal)
}
