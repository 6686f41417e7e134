import type { WireEvent } from '../../contract/event.ts'
import { limits } from '../limits.ts'
import type { Log } from '../log.ts'
import type { Deflate } from '../services/remote/request.ts'
import type { BatchResult, PostHow } from './batch.ts'
import { type EventStorage, inOrder, type QueuedEvent } from './event-storage.ts'
import type { Losses } from './losses.ts'
import { createQueue, type Queue, type QueueNeeds } from './queue.ts'
import type { SharedWait } from './shared-wait.ts'

export type EventQueueNeeds = {
  storage: EventStorage
  losses: Losses
  /** Posts a batch, or undefined when a leaving page cannot have it in flight. `leaving` while it is unloading. */
  post: (batch: WireEvent[], how: PostHow) => Promise<BatchResult> | undefined
  /** Compresses a batch while the page stays (QU-11). */
  deflate?: Deflate
  /** One tab at a time (BY-02). */
  turn?: QueueNeeds<QueuedEvent>['turn']
  /** The wait after a failed batch, which all tabs and later pages keep as well (QU-18). */
  sharedWait?: SharedWait
  now: () => number
  after: (ms: number, task: () => void) => void
  /** QU-09 */
  gong: boolean
  /** Types that stay when there are too many events (QU-08). */
  keepTypes?: readonly string[]
  /** Told of what the service answered for, when it is off the queue. */
  onSent?: (events: WireEvent[]) => void
  log: Log
}

export type EventQueue = Pick<Queue, 'resume' | 'check' | 'pause'> & {
  /** Stored before this returns (BY-01). @throws when the event cannot be written as JSON */
  add(event: WireEvent): void
  /** Stores an event that may still change: it is sent as it is only if nothing more is heard of it. */
  hold(event: WireEvent): void
  /** Puts in what an event lacked when it was added, if it was not handed over meanwhile. */
  amend(event: WireEvent): void
  /** Takes off an event that was held and is not to be sent. */
  forget(id: string): void
  /** Sends the rest while the page goes away, as much as may be in flight (BY-06); what is not answered stays stored. */
  leave(gone: boolean): void
}

/** Sends stored events in batches of 15, in order, and removes each only after the service answered for it. */
export function createEventQueue(needs: EventQueueNeeds): EventQueue {
  const { storage, losses, post, now, log, sharedWait, keepTypes } = needs
  /** Ids this page has handed over and has no answer for. */
  const inFlight = new Set<string>()
  /** What a page that was left had in memory only. */
  let givenUp: WireEvent[] = []
  /** Sizes of the parts of a batch that was refused whole, the next one last (QU-18). */
  const parts: number[] = []
  const waitMs = needs.gong ? limits.eventRetryGongMs : limits.eventRetryMs
  const queue = createQueue<QueuedEvent>({
    ...needs,
    process: processBatch,
    waiting: listWaiting,
    remove: removeBatch,
    batchSize: () => parts[parts.length - 1] ?? limits.eventBatchSize,
    backOffMs: () => waitMs,
    onFailure: (reason) => log.warn('Events could not be sent and stay stored', { reason }),
  })

  async function processBatch(batch: QueuedEvent[]): Promise<QueuedEvent[]> {
    const left = sharedWait?.leftMs()
    if (left) {
      queue.pause(left)
      return []
    }
    const before = JSON.stringify(batch)
    // What cannot be compressed goes as it is.
    const packed = await needs.deflate?.(JSON.stringify(stampEvents(batch))).catch(() => undefined)
    // Meanwhile the page may have been left and have sent these events, or another tab has: then nothing is done here.
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

  /** Hands a batch over; undefined when it could not be. */
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
    // A network that fails is this page's matter alone: the next page may have a better one, or have cut the request itself.
    if (result.kind === 'failed' && result.retryAfter !== undefined) sharedWait?.begin(result.retryAfter, waitMs)
    return result
  }

  /** Drops what was refused, and gives the rest, of which the service has been told. */
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

  function dropBatch(reason: string, batch: QueuedEvent[]): void {
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

  /** Stored events in the order of seq, but those in flight; those older than 168 h are dropped (QU-06). */
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

  /** By the time left: more of it than ever was means that the clock was set back. */
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

  /** Sends what it can of a page that goes away, and takes off what is answered for. Whether it was handed over. */
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
    resume() {
      // After the back-forward cache they are still there.
      losses.undo('not stored', givenUp)
      givenUp = []
      queue.resume()
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
      // Without the part for it the next event tries again.
      if (isFull()) dropSurplus().catch(() => {})
      queue.added()
    },
    leave(gone) {
      // A service that answered that it cannot take events is left alone by a leaving page, too.
      let size: number = sharedWait?.leftMs() ? 0 : limits.eventBatchSize
      for (let rest = listWaiting(); rest.length > 0 && size > 0; ) {
        if (sendOff(rest.slice(0, size))) rest = rest.slice(size)
        else size >>= 1 // too much in flight: perhaps fewer fit
      }
      if (!gone) return
      givenUp = listWaiting()
        .filter(storage.isFleeting)
        .map(({ event }) => event)
      losses.add('not stored', givenUp)
    },
  }
}
