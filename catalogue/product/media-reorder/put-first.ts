import { move } from '../../kit/move.ts'
import type { Undoing } from '../../kit/scope.ts'
import { firstPositions } from './first-positions.ts'

/** Puts the items of a list that are at some positions first, in that order, and the rest after them (PDP-24.1). */
export function putFirst(scope: Undoing, items: readonly Element[], positions: readonly number[]): void {
  const order = [...items]
  for (const [to, from] of firstPositions(items.length, positions).entries()) {
    const item = items[from] as Element
    const at = order[to]
    if (!at || at === item) continue
    move(scope, item, 'before', at)
    order.splice(order.indexOf(item), 1)
    order.splice(to, 0, item)
  }
}
