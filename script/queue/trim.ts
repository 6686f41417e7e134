import { withoutNamespace } from '../../contract/event.ts'
import type { QueuedEvent } from './event-storage.ts'

/** The types that stay longest in a full queue, unless the configuration names others (QU-08). */
const defaultKeepTypes = [
  'ecView',
  'ecBasketTransactionSummary',
  'qubit.session',
  'qubit.entrance',
  'qubit.experience',
  'qubit.goalAchieved',
]

/**
 * Returns the events to drop so that at most `room` stay (QU-08). Loaded as a separate chunk, because few queues ever
 * fill up.
 */
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
 * Returns the items to drop so that at most `room` stay (QU-08). The newest kept items stay, and of the other items
 * the newer half, as far as there is room.
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
