import { messageOf } from '../../contract/message-of.ts'
import { limits } from '../limits.ts'

export type QueueNeeds<T> = {
  /**
   * Processes a batch. Resolves to the items that are done, or to undefined when all are; rejects when the batch has
   * to be retried.
   */
  process: (batch: T[]) => Promise<T[] | undefined>
  /** Returns the waiting items, in order. */
  waiting: () => T[]
  /** Removes processed items. */
  remove: (items: T[]) => void
  /** Returns the size of the next batch. */
  batchSize?: () => number
  /** Time from the first waiting item to the start of its batch. */
  groupMs?: number
  /** Returns how long to wait after this number of consecutive failures, starting at 1. */
  backOffMs?: (failures: number) => number
  processTimeoutMs?: number
  /** When the tab whose turn it is has given no sign of life for this time, another tab takes over; used by `turn`. */
  activeQueueTimeoutMs?: number
  /**
   * Runs a task in one tab at a time; undefined when the task was given up. A queue used by this page alone does not
   * need it.
   */
  turn?: <R>(task: () => Promise<R>, silentMs: number) => Promise<R | undefined>
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Called with the reason for which a batch failed. */
  onFailure?: (reason: string) => void
}

export type Queue = {
  /** Notifies the queue of a waiting item. */
  added(): void
  /** Starts or resumes processing; until then items only wait. */
  resume(): void
  /** Checks after a while whether items remain that another tab was to send. */
  check(): void
  /** Stops starting batches for a time, in ms. */
  pause(ms: number): void
  /** Waits as after a failed batch. */
  backOff(reason: string): void
}

/** Returns the wait: 1, 2, 4 … seconds, at most 64 (QU-03). */
const waitAfterFailures = (failures: number) => Math.min(limits.backOffMs * 2 ** (failures - 1), limits.backOffMostMs)

/**
 * Creates a queue that processes waiting items in batches, one batch at a time (QU-01 to QU-05).
 * @throws without a process function, or when a tab could lose its turn while a batch may still be in progress
 */
export function createQueue<T>(needs: QueueNeeds<T>): Queue {
  const { process, waiting, remove, now, after, backOffMs = waitAfterFailures, onFailure } = needs
  const { batchSize = () => limits.batchSize, groupMs = limits.groupMs, turn = (task) => task() } = needs
  const { processTimeoutMs = limits.processTimeoutMs, activeQueueTimeoutMs = limits.activeQueueTimeoutMs } = needs
  if (typeof process !== 'function') throw new Error('Queue requires a process function')
  if (activeQueueTimeoutMs <= processTimeoutMs)
    throw new Error('activeQueueTimeout must be greater than processTimeout')
  let begun = false
  let running = false
  let added = 0
  let failures = 0
  /**
   * Number of back-offs and pauses in progress; they are timed with timers, because the device's clock may be set
   * back.
   */
  let waits = 0
  let plannedAt = Number.POSITIVE_INFINITY

  function planRun(ms: number): void {
    const at = now() + ms
    if (!begun || running || waits > 0 || at >= plannedAt) return
    plannedAt = at
    after(ms, () => plannedAt === at && runQueue())
  }

  async function runQueue(): Promise<void> {
    plannedAt = Number.POSITIVE_INFINITY
    added = 0
    running = true
    try {
      while (waits === 0 && (await turn(processNext, activeQueueTimeoutMs)));
    } catch (error) {
      failRun(messageOf(error))
    }
    running = false
    if (waiting().length > 0) planRun(groupMs)
  }

  /** Processes the next batch; returns whether there was one. */
  async function processNext(): Promise<boolean> {
    const batch = waiting().slice(0, batchSize())
    if (batch.length === 0) return false
    const late = new Promise<never>((_, reject) => after(processTimeoutMs, () => reject(new Error('Task timeout'))))
    remove((await Promise.race([process(batch), late])) ?? batch)
    failures = 0
    return true
  }

  function failRun(reason: string): void {
    failures++
    pauseQueue(backOffMs(failures))
    onFailure?.(reason)
  }

  function pauseQueue(ms: number): void {
    waits++
    after(ms, () => {
      waits--
      if (waiting().length > 0) planRun(0)
    })
  }

  return {
    added() {
      added++
      planRun(added < batchSize() ? groupMs : 0)
    },
    resume() {
      begun = true
      if (waiting().length > 0) planRun(0)
    },
    check: () => planRun(activeQueueTimeoutMs),
    pause: pauseQueue,
    backOff: failRun,
  }
}
