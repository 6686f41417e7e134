import type { WireEvent } from '../../contract/event.ts'
import type { Log } from '../log.ts'
import type { Deflate } from '../services/remote/request.ts'
import type { BatchResult, PostHow } from './batch.ts'
import type { EventStorage, QueuedEvent } from './event-storage.ts'
import type { Losses } from './losses.ts'
import type { QueueNeeds } from './queue.ts'
import type { SharedWait } from './shared-wait.ts'

export type EventQueueNeeds = {
  storage: EventStorage
  losses: Losses
  /**
   * Posts a batch; returns undefined when a leaving page cannot have it in flight. `leaving` is set while the page is
   * unloading.
   */
  post: (batch: WireEvent[], how: PostHow) => Promise<BatchResult> | undefined
  /** Compresses a batch, unless the page is being left (QU-11). */
  deflate?: Deflate
  /** Lets one tab at a time send (BY-02). */
  turn?: QueueNeeds<QueuedEvent>['turn']
  /** The wait after a failed batch, which other tabs and later pages observe as well (QU-18). */
  sharedWait?: SharedWait
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Whether retries wait for the shorter time (QU-09). */
  gong?: boolean
  /** The types that stay when the queue is too full (QU-08). */
  keepTypes?: readonly string[]
  /** Called with the events that the service has acknowledged, after they left the queue. */
  onSent?: (events: WireEvent[]) => void
  /** Called with the reason for which a batch stays stored. */
  onFailure?: (reason: string) => void
  log: Log
}
