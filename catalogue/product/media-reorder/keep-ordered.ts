import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'

/**
 * Reorders the items of a list, and those of another colour when the shop has loaded them (PDP-24.6). A single item that is
 * removed or added does not change the order.
 */
export function keepOrdered<T extends Element>(
  scope: DisposableScope,
  itemsNow: () => T[],
  order: (own: DisposableScope, items: readonly T[]) => void,
): void {
  let known: readonly T[] = []
  let own: InnerScope | undefined
  scope.onRemove(() => own?.end())

  function checkOrder(): void {
    const items = itemsNow()
    if (items.length < 2 || items.some((item) => known.includes(item))) return
    if (known.length > 0 && !scope.mayRestore('The order of the media')) return
    own?.end()
    own = innerScope(scope)
    known = items
    order(own, items)
  }
  checkOrder()
  watchPage(checkOrder, scope.signal)
}
