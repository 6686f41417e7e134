import { limits } from '../limits.ts'
import { createQueue, type Queue, type QueueNeeds } from '../queue/queue.ts'
import type { Send } from '../services/remote/request.ts'
import type { AnalyticsIds } from './analytics-ids.ts'
import type { PlacementCallback } from './callback.ts'
import { callbackUrl } from './callback.ts'
import type { CallbackStorage, StoredCallback } from './callback-storage.ts'
import { placementLimits } from './placement-limits.ts'

export type CallbackQueueNeeds = {
  storage: CallbackStorage
  send: Send
  host: string
  /** Undefined where the site's analytics ids are not to be read. */
  ids?: AnalyticsIds
  turn?: QueueNeeds<StoredCallback>['turn']
  newId: () => string
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Called with a callback that the service did not accept: the first time, and when it is given up. */
  onFailed: (error: Error, callback: StoredCallback) => void
}

export type CallbackQueue = Pick<Queue, 'check'> & {
  /** Adds a callback, which is stored before this returns. */
  add(callback: PlacementCallback, of: Pick<StoredCallback, 'placementId' | 'implementationId'>): void
  /** Starts sending, including callbacks left by an earlier page (ST-29). */
  resume(): void
  /** Sends the waiting callbacks while the page is being left; those without an answer stay stored. */
  leave(): void
}

/** Statuses after which a callback is retried, like 500 and above; any other status from 300 on is a final refusal. */
const passing = [408, 429]

/** Sends stored callbacks one by one in their order, and removes each when the service has acknowledged it (PL-15). */
export function createCallbackQueue(needs: CallbackQueueNeeds): CallbackQueue {
  const { storage, send, host, ids, now, onFailed } = needs
  const inFlight = new Set<string>()
  /** Ids of callbacks that wait for the analytics ids. */
  const held = new Set<string>()
  const failed = new Set<string>()
  let order = 0
  const queue = createQueue<StoredCallback>({
    ...needs,
    process: processBatch,
    waiting: () => listWaiting().filter(({ id }) => !held.has(id)),
    remove: (batch) => batch.forEach(({ id }) => void storage.remove(id)),
    // Each request carries one callback only.
    batchSize: () => 1,
  })

  /** Returns the waiting callbacks in order, without those in flight; callbacks older than 168 h are dropped. */
  function listWaiting(): StoredCallback[] {
    const oldest = now() - placementLimits.callbackLifeMs
    const all = storage.all()
    for (const { id, ts } of all) if (ts < oldest) storage.remove(id)
    return all.filter(({ id, ts }) => ts >= oldest && !inFlight.has(id))
  }

  async function processBatch(batch: StoredCallback[]): Promise<undefined> {
    for (const callback of batch) await deliverCallback(callback)
  }

  /** Sends a callback. @throws when it has to be retried */
  async function deliverCallback(callback: StoredCallback): Promise<void> {
    inFlight.add(callback.id)
    try {
      const url = callbackUrl(host, callback)
      const { status } = await send({ method: 'GET', url, keepalive: true })
      if (status < 300) return
      const error = new Error(`GET ${url} failed: status ${status}`)
      if (status >= 500 || passing.includes(status)) throw error
      reportFailure(error, callback)
    } catch (error) {
      reportFailure(error as Error, callback)
      throw error
    } finally {
      inFlight.delete(callback.id)
    }
  }

  function reportFailure(error: Error, callback: StoredCallback): void {
    if (!failed.has(callback.id)) onFailed(error, callback)
    failed.add(callback.id)
  }

  function holdUntil(callback: StoredCallback, until: Promise<void>): void {
    const { id } = callback
    held.add(id)
    until
      .then(() => {
        const stored = storage.all().find((each) => each.id === id)
        if (stored) storage.put({ ...stored, ...ids?.read() })
      })
      .catch((error) => onFailed(error, callback))
      .then(() => {
        held.delete(id)
        queue.added()
      })
  }

  return {
    check: queue.check,
    resume: queue.resume,
    add(callback, of) {
      const stored: StoredCallback = { ...callback, ...ids?.read(), ...of, id: needs.newId(), order: order++ }
      storage.put(stored)
      for (const { id } of listWaiting().slice(0, -placementLimits.storedCallbacks)) storage.remove(id)
      const until = ids?.wait()
      if (until) holdUntil(stored, until)
      else queue.added()
    },
    leave() {
      for (const callback of listWaiting().slice(0, limits.leavingRequests))
        deliverCallback(callback)
          .then(() => storage.remove(callback.id))
          .catch(queue.added)
    },
  }
}
