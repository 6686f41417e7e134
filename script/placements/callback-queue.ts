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
  /** Undefined where the site's analytics are not to be asked. */
  ids?: AnalyticsIds
  turn?: QueueNeeds<StoredCallback>['turn']
  newId: () => string
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Told of a callback the service did not take: the first time, and when it is given up. */
  onFailed: (error: Error, callback: StoredCallback) => void
}

export type CallbackQueue = Pick<Queue, 'check'> & {
  /** Stored before this returns. */
  add(callback: PlacementCallback, of: Pick<StoredCallback, 'placementId' | 'implementationId'>): void
  /** Begins to send: also what an earlier page left (ST-29). */
  resume(): void
  /** Sends what waits while the page goes away; what is not answered for stays stored. */
  leave(): void
}

/** After these it is tried again, as after 500 and above; any other answer from 300 on is a refusal for good. */
const passing = [408, 429]

/** Sends stored callbacks one by one in their order, and removes each when the service has answered for it (PL-15). */
export function createCallbackQueue(needs: CallbackQueueNeeds): CallbackQueue {
  const { storage, send, host, ids, now, onFailed } = needs
  const inFlight = new Set<string>()
  /** Wait for the analytics ids. */
  const held = new Set<string>()
  const failed = new Set<string>()
  let order = 0
  const queue = createQueue<StoredCallback>({
    ...needs,
    process: processBatch,
    waiting: () => listWaiting().filter(({ id }) => !held.has(id)),
    remove: (batch) => batch.forEach(({ id }) => void storage.remove(id)),
    // An answer is about one request only.
    batchSize: () => 1,
  })

  /** In their order, without those in flight; what is older than 168 h is dropped. */
  function listWaiting(): StoredCallback[] {
    const oldest = now() - placementLimits.callbackLifeMs
    const all = storage.all()
    for (const { id, ts } of all) if (ts < oldest) storage.remove(id)
    return all.filter(({ id, ts }) => ts >= oldest && !inFlight.has(id))
  }

  async function processBatch(batch: StoredCallback[]): Promise<undefined> {
    for (const callback of batch) await deliverCallback(callback)
  }

  /** @throws when it is to be tried again */
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
