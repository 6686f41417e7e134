import type { WireEvent } from '../../contract/event.ts'
import { limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { type EventStorage, inOrder, type StoredEvent } from './event-storage.ts'

/** What became of a batch: answered for (with indexes refused), refused whole, or to be tried again. */
export type BatchResult =
  | { kind: 'answered'; refused: { index: number; reason: string }[] }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string }

export type EventQueueNeeds = {
  storage: EventStorage
  /** Posts a batch, or undefined when a leaving page cannot have it in flight. `leaving` while it is unloading. */
  post: (batch: WireEvent[], how: { dedupe: boolean; leaving: boolean }) => Promise<BatchResult> | undefined
  /** Runs the task in one tab at a time (BY-02). */
  alone: (task: () => Promise<void>) => Promise<void>
  now: () => number
  after: (ms: number, task: () => void) => void
  /** QU-09 */
  gong: boolean
  log: Log
}

export type EventQueue = {
  /** Stored before this returns (BY-01). @throws when the event cannot be written as JSON */
  add(event: WireEvent): void
  /** Sends what is stored: also what an earlier page left. */
  resume(): void
  /** Sends the rest while the page goes away, as much as may be in flight (BY-06); what is not answered stays stored. */
  leave(): void
  /** How many events were dropped on this page load, by reason (BY-04). */
  dropped: Readonly<Record<string, number>>
}

/** Sends stored events in batches of 15, in order, and removes each only after the service answered for it. */
export function createEventQueue(needs: EventQueueNeeds): EventQueue {
  const { storage, post, alone, now, after, log } = needs
  const dropped: Record<string, number> = {}
  /** Ids this page has handed over and has no answer for. */
  const inFlight = new Set<string>()
  let plannedAt = Number.POSITIVE_INFINITY
  let added = 0
  let sending = false
  let retryAt = 0

  function plan(ms: number): void {
    const at = now() + ms
    if (sending || at >= plannedAt) return
    plannedAt = at
    after(ms, () => {
      if (plannedAt === at) void send()
    })
  }

  async function send(): Promise<void> {
    plannedAt = Number.POSITIVE_INFINITY
    added = 0
    sending = true
    try {
      await alone(sendAll)
    } catch (error) {
      retryLater(String(error))
    }
    sending = false
    if (waiting().length > 0) plan(Math.max(limits.eventGroupMs, retryAt - now()))
  }

  async function sendAll(): Promise<void> {
    while (now() >= retryAt) {
      const batch = ready().slice(0, limits.eventBatchSize)
      if (batch.length === 0 || !(await deliver(batch))) return
    }
  }

  /** Whether the batch is off the queue; a batch of several that is refused is halved (QU-18). */
  async function deliver(batch: StoredEvent[]): Promise<boolean> {
    const result = await attempt(batch, false)
    if (!result || result.kind === 'failed') return false
    if (result.kind === 'answered' || batch.length === 1) return true
    const half = Math.ceil(batch.length / 2)
    return (await deliver(batch.slice(0, half))) && deliver(batch.slice(half))
  }

  /** Hands a batch over and takes what is answered for off the queue; undefined when it could not be handed over. */
  function attempt(batch: StoredEvent[], leaving: boolean): Promise<BatchResult> | undefined {
    const result = post(stamped(batch), { dedupe: batch.some((stored) => stored.attempted), leaving })
    if (!result) return undefined
    for (const stored of batch) {
      stored.attempted = true
      storage.put(stored)
      inFlight.add(stored.event.meta.id)
    }
    return result.then((answer) => {
      for (const { event } of batch) inFlight.delete(event.meta.id)
      if (answer.kind === 'failed') retryLater(answer.reason)
      else if (answer.kind === 'answered') settle(batch, answer.refused)
      else if (batch.length === 1) settle(batch, [{ index: 0, reason: answer.reason }])
      return answer
    })
  }

  function retryLater(reason: string): void {
    retryAt = now() + (needs.gong ? limits.eventRetryGongMs : limits.eventRetryMs)
    log.warn('Events could not be sent and stay stored', { reason })
  }

  function settle(batch: StoredEvent[], refused: { index: number; reason: string }[]): void {
    for (const { index, reason } of refused) log.error('An event was refused', { reason, event: batch[index]?.event })
    drop('refused', refused.length)
    for (const { event } of batch) storage.remove(event.meta.id)
  }

  function drop(reason: string, count: number): void {
    if (count > 0) dropped[reason] = (dropped[reason] ?? 0) + count
  }

  /** Stored events in the order of seq; those older than 168 h are dropped (QU-06). */
  function waiting(): StoredEvent[] {
    const oldest = now() - limits.eventLifeMs
    const [young, old] = partition(storage.all(), ({ event }) => event.meta.ts >= oldest)
    for (const { event } of old) storage.remove(event.meta.id)
    if (old.length > 0) log.warn('Events older than 168 h were dropped', { dropped: old.length })
    drop('too old', old.length)
    return inOrder(young)
  }

  function ready(): StoredEvent[] {
    return waiting().filter(({ event }) => !inFlight.has(event.meta.id))
  }

  function stamped(batch: StoredEvent[]): WireEvent[] {
    const handedOver = now()
    return batch.map(({ event }) => ({
      ...event,
      meta: { ...event.meta, batchTs: Math.max(handedOver, event.meta.ts) },
    }))
  }

  return {
    dropped,
    add(event) {
      storage.put({ event, attempted: false })
      added++
      // A full batch need not wait for company, a failed one has its own time (QU-02, QU-09).
      plan(Math.max(added < limits.eventBatchSize ? limits.eventGroupMs : 0, retryAt - now()))
    },
    resume: () => plan(0),
    leave() {
      let rest = ready()
      let size: number = limits.eventBatchSize
      while (rest.length > 0 && size > 0) {
        if (attempt(rest.slice(0, size), true)) rest = rest.slice(size)
        else size >>= 1 // too much in flight: perhaps fewer fit
      }
    },
  }
}

function partition<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
