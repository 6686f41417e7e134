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
    const nodes = textsBelow(label)
    const at = nodes.indexOf(node)
    const isBeforeLink = nodes.slice(at).some(isKept)
    if (node === first && !added) {
      const reworded = text.replace(text.trim(), () => words)
      return isBeforeLink ? reworded.replace(/\S$/, '$& ') : reworded
    }
    if (!isBeforeLink || !nodes.slice(0, at).some(isKept)) return ''
    // Between two links a separator stays, and words such as "and" leave a space.
    return /\p{L}/u.test(text) ? ' ' : text
  })
  if (!added || !scope.exposure.happens()) return
  linked?.parentElement?.closest(kept)?.before(added)
  scope.onRemove(() => added.remove())
}

function isKept(text: Text): boolean {
  return text.parentElement?.closest(kept) !== null
}
