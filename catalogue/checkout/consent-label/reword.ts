import { rewriteText } from '../../kit/change/rewrite-text.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { textsBelow } from '../../kit/shop/texts-below.ts'

/** Parts of a label that are more than text. */
const kept = 'a, button, input, select'

/** Replaces the text of a label. Links in it stay unchanged, after the new text (CHK-02.2). */
export function rewordLabel(scope: DisposableScope, label: Element, words: string): void {
  const texts = textsBelow(label).filter(({ data }) => data.trim() !== '')
  const linked = texts.find(isKept)
  const [begin] = texts
  /** Needed for a label that begins with a link. */
  const added = linked && linked === begin ? document.createTextNode(`${words} `) : undefined
  let first: Text | undefined

  rewriteText(scope, label, (text, node) => {
    if (isKept(node) || node === added || text.trim() === '') return text
    first = first?.isConnected ? first : node
    return node === first && !added ? text.replace(text.trim(), () => words) : ''
  })
  if (!added || !scope.exposure.happens()) return
  linked?.parentElement?.closest(kept)?.before(added)
  scope.onRemove(() => added.remove())
}

function isKept(text: Text): boolean {
  return text.parentElement?.closest(kept) !== null
}
