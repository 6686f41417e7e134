import type { WireEvent } from '../../contract/event.ts'
import { parseJsonObject } from '../../contract/json.ts'
import type { LossReason } from '../../contract/loss-reasons.ts'
import type { KeyValue } from '../key-value.ts'

type LossCounts = Record<string, number>

/** Counts of the events that were given up, by reason, until they have been reported to the service (BY-04). */
export type Losses = {
  add(reason: LossReason, events: readonly WireEvent[]): void
  /** Subtracts events that were counted too early. */
  undo(reason: LossReason, events: readonly WireEvent[]): void
  /** Reports the counts that are not in a report yet, including those of an earlier page. */
  report(): void
  /** Called with the events that the service has acknowledged; removes the counts reported by them. */
  told(events: readonly WireEvent[]): void
  /** Returns the unreported counts of this page load and earlier ones. */
  counts(): Readonly<LossCounts>
}

export type LossesNeeds = {
  storage: KeyValue | undefined
  /** The property that the losses belong to: other properties on this origin report their own. */
  trackingId?: string
  /** Emits the debug event of code `loss`. */
  emit: (counts: LossCounts) => void
  /** Returns the waiting events, which may include an earlier report. */
  waiting: () => readonly WireEvent[]
  after: (ms: number, task: () => void) => void
}

/** The key of an older version, which counted the losses of all properties together. */
const sharedKey = 'qb_loss'

/** Opens the counts, in local storage where available, because the page may be left before they can be reported. */
export function openLosses({ storage, trackingId, emit, waiting, after }: LossesNeeds): Losses {
  const key = trackingId ? `${sharedKey}:${trackingId}` : sharedKey
  let memory = ''

  function readCounts(): LossCounts {
    return (parseJsonObject(storage?.get(key) ?? storage?.get(sharedKey) ?? memory) ?? {}) as LossCounts
  }

  function changeCounts(by: LossCounts, sign: 1 | -1): void {
    const sum = readCounts()
    for (const [reason, count] of Object.entries(by)) sum[reason] = (sum[reason] || 0) + sign * count
    const left = positiveCounts(sum)
    memory = left ? JSON.stringify(left) : ''
    if (memory && storage?.set(key, memory)) memory = ''
    else storage?.remove(key)
    if (key !== sharedKey) storage?.remove(sharedKey)
  }

  function reportLosses(): void {
    const open = readCounts()
    for (const event of waiting())
      for (const [reason, count] of Object.entries(toldBy(event))) open[reason] = (open[reason] ?? 0) - count
    const left = positiveCounts(open)
    if (left) emit(left)
  }

  return {
    add(reason, events) {
      const lost = howMany(events)
      if (lost === 0) return
      changeCounts({ [reason]: lost }, 1)
      // Reported later, because the event that overfilled the queue is still being processed by the tracker.
      after(0, reportLosses)
    },
    undo: (reason, events) => changeCounts({ [reason]: howMany(events) }, -1),
    // Later, because this code may have been loaded after the service has acknowledged the report of an earlier page.
    report: () => after(0, reportLosses),
    told(events) {
      for (const event of events.filter(isReport)) changeCounts(toldBy(event), -1)
    },
    counts: readCounts,
  }
}

/** Returns the counts above 0; undefined when there are none. */
function positiveCounts(counts: LossCounts): LossCounts | undefined {
  const left = Object.entries(counts).filter(([, count]) => count > 0)
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

function isReport({ meta, code }: WireEvent): boolean {
  return meta.type === 'qubit.debug' && code === 'loss'
}

/**
 * Returns the number of lost events. A lost report is not counted: its counts remain and are reported again with the
 * next report.
 */
function howMany(events: readonly WireEvent[]): number {
  return events.filter((event) => !isReport(event)).length
}

function toldBy(event: WireEvent): LossCounts {
  return (isReport(event) && (event.data as LossCounts)) || {}
}
