import type { DisposableScope } from '../../kit/run/scope.ts'
import { slideCopies } from '../../kit/shop/slide-copies.ts'
import { pictureOf } from './picture-name.ts'
import { setAttribute } from './set-attribute.ts'

/** Gives the copies with which a slider goes round what their originals show after a change. */
export function mirrorCopies(scope: DisposableScope, items: readonly Element[], change: () => void): void {
  const found = [...(items[0]?.parentElement?.children ?? [])].filter((each) => each.matches(slideCopies))
  const originals = found.map((copy) => {
    const like = items.filter((item) => pictureOf(item)?.src === pictureOf(copy)?.src)
    return like.length === 1 ? like[0] : undefined
  })
  change()
  if (scope.exposure.isControl) return
  found.forEach((copy, at) => {
    const original = originals[at]
    if (!original) return
    const before = [...copy.childNodes]
    copy.replaceChildren(...(original.cloneNode(true) as Element).childNodes)
    for (const name of ['src', 'srcset'])
      if (copy.hasAttribute(name)) setAttribute(scope, copy, name, original.getAttribute(name))
    scope.onRemove(() => copy.replaceChildren(...before))
  })
}
