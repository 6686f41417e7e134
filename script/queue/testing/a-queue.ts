import { anEvent } from '../../../contract/testing/an-event.ts'
import { aClock } from '../../testing/a-clock.ts'
import { aLog } from '../../testing/a-log.ts'
import { aKeyValue } from '../../testing/a-run.ts'
import type { BatchResult } from '../batch.ts'
import { createEventQueue } from '../event-queue.ts'
import type { EventQueueNeeds } from '../event-queue-needs.ts'
import { createEventStorage } from '../event-storage.ts'
import { openLosses } from '../losses.ts'

export const done: BatchResult = { kind: 'answered', refused: [] }
export const failed: BatchResult = { kind: 'failed', reason: 'no network' }
export const refused: BatchResult = { kind: 'refused', reason: 'status 400' }

export type Batch = { ids: string[]; dedupe: boolean; leaving: boolean; at: number; batchTs: (number | undefined)[] }

/** Creates a queue whose service responds with the result of `answer`; records each batch. */
export function aQueue(
  answer: (batch: Batch, nth: number) => BatchResult | Promise<BatchResult> | undefined = () => done,
) {
  return aQueueOn({}, answer)
}

export function aQueueOn(
  needs: Partial<EventQueueNeeds>,
  answer: (batch: Batch, nth: number) => BatchResult | Promise<BatchResult> | undefined = () => done,
) {
  const clock = aClock()
  const storage = createEventStorage(aKeyValue())
  const log = aLog()
  const batches: Batch[] = []
  const losses = openLosses({ storage: undefined, emit() {}, waiting: () => [], after: clock.after })
  const queue = createEventQueue({
    storage,
    post(events, how) {
      const ids = events.map(({ meta }) => meta.id)
      const batch = { ids, ...how, at: clock.now(), batchTs: events.map(({ meta }) => meta.batchTs) }
      const result = answer(batch, batches.length)
      if (result) batches.push(batch)
      return result && Promise.resolve(result)
    },
    losses,
    gong: false,
    log,
    ...clock,
    ...needs,
  })
  const storedIds = () => storage.all().map(({ event }) => event.meta.id)
  queue.resume()
  return { queue, clock, storage, log, batches, stored: storedIds, losses }
}

export function makeEvents(count: number) {
  return Array.from({ length: count }, (_, index) => anEvent({ meta: { id: `e${index + 1}`, seq: index + 1 } }))
}

export const makeIds = (count: number) => makeEvents(count).map(({ meta }) => meta.id)
