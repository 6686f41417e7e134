/**
 * What has to go from items in their order so that no more than `room` stay (QU-08): kept ones stay, the newest of them;
 * of the others the newer half, as far as there is room.
 */
export function trim<T>(items: T[], { room, isKept }: { room: number; isKept: (item: T) => boolean }): T[] {
  const kept = newest(items.filter(isKept), room)
  const others = items.filter((item) => !isKept(item))
  const stay = new Set([...kept, ...newest(others, Math.min(Math.ceil(others.length / 2), room - kept.length))])
  return items.filter((item) => !stay.has(item))
}

function newest<T>(items: T[], count: number): T[] {
  return count > 0 ? items.slice(-count) : []
}
