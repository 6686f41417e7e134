import { rewriteText } from '../../kit/change/rewrite-text.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { textsBelow } from '../../kit/shop/texts-below.ts'

/** What of a label is more than words. */
const kept = 'a, button, input, select'

/** Makes the words of a label these; links in it stay as they are, after them (CHK-02.2). */
export function rewordLabel(scope: DisposableScope, label: Element, words: string): void {
  const texts = textsBelow(label).filter(({ data }) => data.trim() !== '')
  const linked = texts.find(isKept)
  const [begin] = texts
  /** Of a label that begins with a link. */
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
