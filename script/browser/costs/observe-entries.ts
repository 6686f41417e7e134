import type { CostMeasure } from '../../../contract/experience-costs.ts'
import { limits } from '../../limits.ts'
import type { LongFrame } from '../../telemetry/costs/share-long-frame.ts'

/** The page's window, with what older browsers lack. */
export type CostWindow = Window & Partial<Pick<typeof globalThis, 'PerformanceObserver'>> & typeof globalThis

type ShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
type FrameEntry = PerformanceEntry & {
  scripts?: { startTime: number; duration: number; sourceURL: string }[]
}
type InteractionEntry = PerformanceEntry & { interactionId?: number; target: Node | null }

export type Interaction = { from: number; to: number; target: Node | null }

export type EntryListeners = {
  /** A layout shift that does not follow the shopper's input; `areas` is before and after the move, in square pixels. */
  onShift(shift: { startTime: number; value: number; sources: { node: Node | null; areas: number }[] }): void
  onLongFrame(frame: LongFrame): void
  /** A press or key that was answered late. */
  onInteraction(interaction: Interaction): void
}

/** The entry types by what is measured with them, the better one first. */
const typesOf = {
  shift: ['layout-shift'],
  longMs: ['long-animation-frame', 'longtask'],
  interactionMs: ['event'],
} as const

/** Returns what a browser reports. */
export function reportedMeasures(shop: CostWindow): Set<CostMeasure> {
  const reported = ['shift', 'longMs', 'interactionMs'] as const
  return new Set(reported.filter((measure) => typeOf(shop, measure) !== undefined))
}

function typeOf(shop: CostWindow, measure: keyof typeof typesOf): string | undefined {
  const known = shop.PerformanceObserver?.supportedEntryTypes ?? []
  return typesOf[measure].find((type) => known.includes(type))
}

/**
 * Observes what costs the shopper: also what the browser has noted before (BD-07). Returns a function that takes what it
 * has not yet reported.
 */
export function observeEntries(shop: CostWindow, { onShift, onLongFrame, onInteraction }: EntryListeners): () => void {
  const takers: (() => void)[] = []

  function observeType(measure: keyof typeof typesOf, take: (entry: PerformanceEntry) => void): void {
    const type = typeOf(shop, measure)
    if (type === undefined) return
    const observer = new shop.PerformanceObserver((list) => list.getEntries().forEach(take))
    try {
      observer.observe({ type, buffered: true, durationThreshold: limits.interactionMs } as PerformanceObserverInit)
      takers.push(() => observer.takeRecords().forEach(take))
    } catch {
      // A browser that names a type and does not observe it is like one without it.
    }
  }

  observeType('shift', (entry) => {
    const { startTime, value, hadRecentInput, sources = [] } = entry as ShiftEntry
    if (hadRecentInput) return
    const moved = sources.map(({ node, previousRect, currentRect }) => ({
      node,
      areas: areaOf(previousRect) + areaOf(currentRect),
    }))
    onShift({ startTime, value, sources: moved })
  })
  observeType('longMs', (entry) => {
    const { scripts = [] } = entry as FrameEntry
    onLongFrame({ ...timeOf(entry), scripts: scripts.map((each) => ({ ...timeOf(each), file: each.sourceURL })) })
  })
  observeType('interactionMs', (entry) => {
    const { interactionId, target } = entry as InteractionEntry
    // Pointers that only move, and keys that are held, are no interactions.
    if (interactionId !== 0) onInteraction({ ...timeOf(entry), target })
  })
  return () => {
    for (const take of takers) take()
  }
}

const areaOf = ({ width, height }: DOMRectReadOnly) => width * height
const timeOf = ({ startTime, duration }: { startTime: number; duration: number }) => ({
  from: startTime,
  to: startTime + duration,
})
