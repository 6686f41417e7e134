import { withoutNamespace } from '../../contract/event.ts'
import type { QueuedEvent } from './event-storage.ts'

/** Types that stay longest in a queue that is full, unless the configuration names others (QU-08). */
const defaultKeepTypes = [
  'ecView',
  'ecBasketTransactionSummary',
  'qubit.session',
  'qubit.entrance',
  'qubit.experience',
  'qubit.goalAchieved',
]

/** The events that have to go so that no more than `room` stay (QU-08). A part: few queues are ever full. */
export function findSurplus(
  events: QueuedEvent[],
  { room, keepTypes = defaultKeepTypes }: { room: number; keepTypes?: readonly string[] },
): QueuedEvent[] {
  return listOverflow(events, {
    room,
    isKept: ({ event: { meta } }) => keepTypes.includes(withoutNamespace(meta.type)),
  })
}

/**
 * What has to go from items in their order so that no more than `room` stay (QU-08): kept ones stay, the newest of them;
 * of the others the newer half, as far as there is room.
 */
export function listOverflow<T>(items: T[], { room, isKept }: { room: number; isKept: (item: T) => boolean }): T[] {
  const kept = takeNewest(items.filter(isKept), room)
  const others = items.filter((item) => !isKept(item))
  const stay = new Set([...kept, ...takeNewest(others, Math.min(Math.ceil(others.length / 2), room - kept.length))])
  return items.filter((item) => !stay.has(item))
}

function takeNewest<T>(items: T[], count: number): T[] {
  return count > 0 ? items.slice(-count) : []
}
