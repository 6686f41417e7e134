import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'

type Content = readonly [medium: Element, address?: string | undefined]

/**
 * Orders a list of media or thumbnails, and those of another colour when the shop has loaded them (PDP-24.6). A single one that is
 * removed or added does not change the order.
 * @param contentOf what an item shows: an element, and a picture's address where that tells one colour from another
 */
export function keepOrdered<T extends Element>(
  scope: DisposableScope,
  { itemsNow, contentOf }: { itemsNow(): T[]; contentOf(item: T): Content },
  order: (own: DisposableScope, items: readonly T[]) => void,
): void {
  let known: readonly Content[] = []
  let own: InnerScope | undefined
  scope.onRemove(() => own?.end())

  function checkOrder(): void {
    const items = itemsNow()
    const isKnown = (item: T) => {
      const [medium, address] = contentOf(item)
      return known.some((each) => each[0] === medium && each[1] === address)
    }
    if (items.length < 2 || items.some(isKnown)) return
    if (known.length > 0 && !scope.mayRestore('The order of the media')) return
    own?.end()
    own = innerScope(scope)
    order(own, items)
    known = itemsNow().map(contentOf)
  }
  checkOrder()
  watchPage(checkOrder, scope.signal)
}
