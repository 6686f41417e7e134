import type { WireEvent } from '../../contract/event.ts'
import type { LossReason } from '../../contract/loss-reasons.ts'
import { limits } from '../limits.ts'
import type { BatchResult, PostHow } from './batch.ts'
import type { EventQueueNeeds } from './event-queue-needs.ts'
import { inOrder, type QueuedEvent } from './event-storage.ts'
import { createQueue, type Queue } from './queue.ts'

export type EventQueue = Pick<Queue, 'resume' | 'check' | 'pause'> & {
  /**
   * Adds an event. The event is stored when the function returns (BY-01). @throws when the event cannot be written as
   * JSON
   */
  add(event: WireEvent): void
  /** Stores an event that may still change; it is sent unchanged only when no update follows. */
  hold(event: WireEvent): void
  /** Replaces an event by a more complete one, unless it has been posted meanwhile. */
  amend(event: WireEvent): void
  /** Removes an event that was held and must not be sent. */
  forget(id: string): void
  /** Returns all events that wait for the service's answer, also those of other tabs. */
  stored(): QueuedEvent[]
  /**
   * Sends the remaining events while the page is being left, as many as may be in flight (BY-06); those without an
   * answer stay stored.
   */
  leave(gone: boolean): void
}

/** Sends stored events in batches of 15, in order, and removes each only after the service has acknowledged it. */
export function createEventQueue(needs: EventQueueNeeds): EventQueue {
  const { storage, losses, post, now, log, sharedWait, keepTypes } = needs
  /** Ids of events that this page has posted and that have no answer yet. */
  const inFlight = new Set<string>()
  /** The events that were only in memory when the page was left. */
  let givenUp: WireEvent[] = []
  /** Sizes of the parts of a batch that was refused as a whole, the next part last (QU-18). */
  const parts: number[] = []
  const waitMs = needs.gong ? limits.eventRetryGongMs : limits.eventRetryMs
  const queue = createQueue<QueuedEvent>({
    ...needs,
    process: processBatch,
    waiting: listWaiting,
    remove: removeBatch,
    batchSize: () => parts[parts.length - 1] ?? limits.eventBatchSize,
    backOffMs: () => waitMs,
  })

  async function processBatch(batch: QueuedEvent[]): Promise<QueuedEvent[]> {
    const left = sharedWait?.leftMs()
    if (left) {
      queue.pause(left)
      return []
    }
    const before = JSON.stringify(batch)
    // A batch that cannot be compressed is sent uncompressed.
    const packed = await needs.deflate?.(JSON.stringify(stampEvents(batch))).catch(() => undefined)
    // Meanwhile the page may have been left and have sent these events, or another tab may have: then there is nothing
    // to do.
    if (JSON.stringify(listWaiting().slice(0, batch.length)) !== before) return []
    parts.pop()
    const result = await attemptPost(batch, { leaving: false, packed })
    if (!result || result.kind === 'failed') throw new Error(result?.reason)
    if (result.kind === 'answered') return settleBatch(batch, result.refused)
    if (batch.length === 1) return settleBatch(batch, [{ index: 0, reason: result.reason }])
    const half = Math.ceil(batch.length / 2)
    parts.push(batch.length - half, half)
    return []
  }

  /** Posts a batch. Returns undefined when it cannot be posted. */
  async function attemptPost(batch: QueuedEvent[], how: Omit<PostHow, 'dedupe'>): Promise<BatchResult | undefined> {
    const answer = post(stampEvents(batch), { dedupe: batch.some((stored) => stored.attempted), ...how })
    if (!answer) return undefined
    for (const stored of batch) {
      stored.attempted = true
      storage.put(stored)
      inFlight.add(stored.event.meta.id)
    }
    const result = await answer
    for (const { event } of batch) inFlight.delete(event.meta.id)
    // A network failure concerns this page only: the next page may have a better connection, or may itself have aborted
    // the request.
    if (result.kind === 'failed' && result.retryAfter !== undefined) sharedWait?.begin(result.retryAfter, waitMs)
    return result
  }

  /** Drops the refused events and returns the others, which the service has accepted. */
  function settleBatch(batch: QueuedEvent[], refused: { index: number; reason: string }[]): QueuedEvent[] {
    const isRefused = (_: QueuedEvent, at: number) => refused.some(({ index }) => index === at)
    for (const { index, reason } of refused) log.error('An event was refused', { reason, event: batch[index]?.event })
    dropBatch('refused', batch.filter(isRefused))
    return batch.filter((stored, at) => !isRefused(stored, at))
  }

  function removeBatch(batch: QueuedEvent[]): void {
    const events = batch.map(({ event }) => event)
    losses.told(events)
    for (const { meta } of events) storage.remove(meta.id)
    needs.onSent?.(events)
  }

  function dropBatch(reason: LossReason, batch: QueuedEvent[]): void {
    if (batch.length === 0) return
    log.warn(`Events dropped: ${reason}`, { dropped: batch.length })
    losses.add(
      reason,
      batch.map(({ event }) => event),
    )
    for (const { event } of batch) storage.remove(event.meta.id)
  }

  const isFull = () => storage.count() > limits.storedEvents

  async function dropSurplus(): Promise<void> {
    const { findSurplus } = await import('./trim.ts')
    if (isFull())
      dropBatch('queue full', findSurplus(listWaiting(), { room: limits.storedEvents - inFlight.size, keepTypes }))
  }

  /**
   * Returns the stored events in the order of seq, without those in flight; events older than 168 h are dropped
   * (QU-06).
   */
  function listWaiting(): QueuedEvent[] {
    const oldest = now() - limits.eventLifeMs
    const all = storage.all()
    dropBatch(
      'too old',
      all.filter(({ event }) => event.meta.ts < oldest),
    )
    const isReady = ({ event: { meta }, heldUntil = 0 }: QueuedEvent) =>
      meta.ts >= oldest && !isHeld(heldUntil - now()) && !inFlight.has(meta.id)
    return inOrder(all.filter(isReady))
  }

  /**
   * Returns whether an event is still held, by the time left: more than the maximum means that the clock was set back.
   */
  function isHeld(leftMs: number): boolean {
    return leftMs > 0 && leftMs <= limits.heldEventMs
  }

  function stampEvents(batch: QueuedEvent[]): WireEvent[] {
    const handedOver = now()
    return batch.map(({ event }) => ({
      ...event,
      meta: { ...event.meta, batchTs: Math.max(handedOver, event.meta.ts) },
    }))
  }

  /**
   * Sends a batch of a page that is being left, and removes the acknowledged events. Returns whether the batch was
   * posted.
   */
  function sendOff(batch: QueuedEvent[]): boolean {
    const before = inFlight.size
    attemptPost(batch, { leaving: true })
      .then((result) => {
        if (result?.kind === 'failed') queue.backOff(result.reason)
        else if (result?.kind === 'answered') removeBatch(settleBatch(batch, result.refused))
      })
      .catch((error) => log.error('The last events', { error }))
    return inFlight.size > before
  }

  return {
    ...queue,
    stored: storage.all,
    resume() {
      // After a return from the back-forward cache, the events are still there.
      losses.undo('not stored', givenUp)
      givenUp = []
      queue.resume()
    },
    check() {
      // Another tab may send what is stored.
      storage.all().map(storage.isFleeting)
      queue.check()
    },
    hold(event) {
      storage.put({ event, attempted: false, heldUntil: now() + limits.heldEventMs })
      needs.after(limits.heldEventMs, queue.added)
    },
    amend(event) {
      const stored = storage.all().find((each) => each.event.meta.id === event.meta.id)
      if (stored && !stored.attempted) storage.put({ ...stored, event })
    },
    forget: storage.remove,
    add(event) {
      storage.put({ event, attempted: false })
      // When the chunk for this cannot be loaded, the next event tries again.
      if (isFull()) dropSurplus().catch(() => {})
      queue.added()
    },
    leave(gone) {
      // When the service has answered that it cannot take events, a leaving page sends none either.
      let size: number = sharedWait?.leftMs() ? 0 : limits.eventBatchSize
      for (let rest = listWaiting(); rest.length > 0 && size > 0; ) {
        if (sendOff(rest.slice(0, size))) rest = rest.slice(size)
        else size >>= 1 // too much in flight: try fewer events
      }
      if (!gone) return
      givenUp = listWaiting()
        .filter(storage.isFleeting)
        .map(({ event }) => event)
      losses.add('not stored', givenUp)
    },
  }
}
