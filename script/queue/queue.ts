import { messageOf } from '../../contract/message-of.ts'
import { limits } from '../limits.ts'

export type QueueNeeds<T> = {
  /** Deals with a batch; resolves to what is done of it, or to nothing when all is. Rejects to be tried again. */
  process: (batch: T[]) => Promise<T[] | undefined>
  /** What waits, in its order. */
  waiting: () => T[]
  /** Takes processed items off. */
  remove: (items: T[]) => void
  /** How many go into the next batch. */
  batchSize?: () => number
  /** From the first waiting item to its batch. */
  groupMs?: number
  /** How long to wait after so many failures in a row, counted from 1. */
  backOffMs?: (failures: number) => number
  processTimeoutMs?: number
  /** After so long without a sign of the tab whose turn it is another tab takes over; used by `turn`. */
  activeQueueTimeoutMs?: number
  /** Runs a task in one tab at a time, undefined when it was given up; a queue of this page alone needs none. */
  turn?: <R>(task: () => Promise<R>, silentMs: number) => Promise<R | undefined>
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Told why a batch failed. */
  onFailure?: (reason: string) => void
}

export type Queue = {
  /** Tells that an item waits. */
  added(): void
  /** Begins, or goes on: until then items only wait. */
  resume(): void
  /** Looks after a while whether there is something left that another tab was to send. */
  check(): void
  /** Hands nothing over for a time, in ms. */
  pause(ms: number): void
  /** Waits as after a failed batch. */
  backOff(reason: string): void
}

/** 1, 2, 4 … seconds, at most 64 (QU-03). */
const waitAfterFailures = (failures: number) => Math.min(limits.backOffMs * 2 ** (failures - 1), limits.backOffMostMs)

/**
 * Hands waiting items over in batches, one batch at a time (QU-01 to QU-05).
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
  /** Back-offs and pauses that last: counted by timers, for the clock of a device may be set back. */
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

  /** Whether there was anything to do. */
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
