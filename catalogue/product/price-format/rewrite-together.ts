import type { DisposableScope } from '../../kit/run/scope.ts'
import { textsBelow } from '../../kit/shop/texts-below.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'

/**
 * Rewrites all texts below an element at once, because what they say may be spread over several elements. When the page
 * changes one of them, all are rewritten from what the page last wrote. Removal restores the texts of the page.
 * @param rewrite returns the new text of each node, for the texts of the page in document order
 */
export function rewriteTogether(
  scope: DisposableScope,
  root: Element,
  rewrite: (texts: readonly string[], nodes: readonly Text[]) => readonly string[],
): void {
  let own = new Map<Text, { before: string; after: string }>()

  function checkTexts(): void {
    const nodes = textsBelow(root)
    const changed = nodes.filter((node) => node.data !== own.get(node)?.after)
    if (changed.length === 0 || (changed.some((node) => own.has(node)) && !scope.mayRestore('A price'))) return
    const texts = nodes.map((node) => (changed.includes(node) ? node.data : (own.get(node)?.before ?? '')))
    const after = rewrite(texts, nodes)
    own = new Map(nodes.map((node, at) => [node, { before: texts[at] ?? '', after: after[at] ?? '' }]))
    for (const [node, { after }] of own) if (after !== node.data && scope.exposure.happens()) node.data = after
  }

  scope.onRemove(() => {
    for (const [node, { before, after }] of own) if (node.data === after && before !== after) node.data = before
  })
  checkTexts()
  watchPage(checkTexts, scope.signal)
}
