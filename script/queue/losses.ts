import type { WireEvent } from '../../contract/event.ts'
import { parseJsonObject } from '../../contract/json.ts'
import type { KeyValue } from '../key-value.ts'

type LossCounts = Record<string, number>

/** Events that were given up, counted by reason until the service has been told (BY-04). */
export type Losses = {
  add(reason: string, events: readonly WireEvent[]): void
  /** Takes back what was counted too early. */
  undo(reason: string, events: readonly WireEvent[]): void
  /** Reports what was not yet put into an event: also what an earlier page counted. */
  report(): void
  /** The service has answered for these events; the counts told with them are done. */
  told(events: readonly WireEvent[]): void
  /** Of this page load and those before it that are not told yet. */
  counts(): Readonly<LossCounts>
}

export type LossesNeeds = {
  storage: KeyValue | undefined
  /** Of the property whose losses these are: those of others on this origin are told by themselves. */
  trackingId?: string
  /** Emits the debug event of code `loss`. */
  emit: (counts: LossCounts) => void
  /** The events that wait, among which an earlier report may be. */
  waiting: () => readonly WireEvent[]
  after: (ms: number, task: () => void) => void
}

/** Of the version before, which counted the losses of all properties together. */
const sharedKey = 'qb_loss'

/** Counts in local storage, where there is one: the page may be gone before the service can be told. */
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
      // Later: the event that made the queue too full is still on its way through the tracker.
      after(0, reportLosses)
    },
    undo: (reason, events) => changeCounts({ [reason]: howMany(events) }, -1),
    report: reportLosses,
    told(events) {
      for (const event of events.filter(isReport)) changeCounts(toldBy(event), -1)
    },
    counts: readCounts,
  }
}

/** The counts above 0; undefined when there are none. */
function positiveCounts(counts: LossCounts): LossCounts | undefined {
  const left = Object.entries(counts).filter(([, count]) => count > 0)
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

function isReport({ meta, code }: WireEvent): boolean {
  return meta.type === 'qubit.debug' && code === 'loss'
}

/** A lost report is no loss of its own: what it told stays counted, and is told again with the next. */
function howMany(events: readonly WireEvent[]): number {
  return events.filter((event) => !isReport(event)).length
}

function toldBy(event: WireEvent): LossCounts {
  return (isReport(event) && (event.data as LossCounts)) || {}
}
