/**
 * Returns which item each place of a list shows: those at the positions first, the others after them (PDP-24.1). Positions count
 * from 1; those that do not exist or occur twice are ignored. Undefined where nothing changes, as with fewer than two items (PDP-24.3).
 */
export function mediaOrder(count: number, positions: readonly number[]): number[] | undefined {
  const isPlace = (at: number) => Number.isInteger(at) && at >= 0 && at < count
  const places = [...positions.map((each) => each - 1).filter(isPlace), ...Array(count).keys()]
  const order = [...new Set(places)]
  return order.some((from, to) => from !== to) ? order : undefined
}
