import { eventFacts } from '../events/event-facts.ts'
import type { EventBatch } from '../storage/storage.ts'
import { partitionOf } from './plan/partition-of.ts'

/**
 * Divides a batch by the partitions of its visitors, in the order of its events. Events that name no visitor, and refused ones,
 * lie where their site does.
 */
export function divideBatch(batch: EventBatch, partitions: number): Map<number, EventBatch> {
  const parts = new Map<number, EventBatch>()
  const partOf = (name: string) => {
    const number = partitionOf(name, partitions)
    const part = parts.get(number) ?? { ...batch, events: [], refused: [] }
    parts.set(number, part)
    return part
  }
  for (const each of batch.events) partOf(eventFacts(each.event).visitorId ?? batch.trackingId).events.push(each)
  if (batch.refused.length > 0) partOf(batch.trackingId).refused.push(...batch.refused)
  return parts
}
