import { moveElement } from '../../kit/change/move.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'

/** Moves the items at some positions to the start of a list, in that order (PDP-24.1). */
export function putFirst(scope: DisposableScope, items: readonly Element[], positions: readonly number[]): void {
  const order = [...items]
  firstPositions(items.length, positions).forEach((from, to) => {
    const item = items[from] as Element
    const at = order[to]
    if (!at || at === item) return
    moveElement(scope, item, 'before', at)
    order.splice(order.indexOf(item), 1)
    order.splice(to, 0, item)
  })
}

/**
 * Returns the indexes of the media to move first: existing ones, each once; none when there are fewer than two media
 * (PDP-24.3).
 */
export function firstPositions(count: number, positions: readonly number[]): number[] {
  if (count < 2) return []
  return [...new Set(positions)]
    .filter((each) => Number.isInteger(each) && each >= 1 && each <= count)
    .map((each) => each - 1)
}
