import type { WireEvent } from '../contract/event.ts'
import type { InspectedExperience, Inspection } from '../script/preview/explorer/inspection.ts'

/** Between two looks, in ms: of how far an experience is no event tells. */
const lookAgainMs = 300
/** Of a page that is open for hours the newest are enough. */
const mostEvents = 500

export type SeenEvent = { event: WireEvent; isStored: boolean }

/** What the inspector shows, at one moment. */
export type Snapshot = {
  ended: Inspection['ended']
  experiences: readonly InspectedExperience[]
  segments: ReturnType<Inspection['segments']>
  visitor: ReturnType<Inspection['visitor']>
  consent: ReturnType<Inspection['consent']>
  losses: Readonly<Record<string, number>>
  /** The newest first. */
  events: readonly SeenEvent[]
}

/** For `useSyncExternalStore`: a snapshot stays the same object until something in it has changed. */
export type WatchedRun = { subscribe(changed: () => void): () => void; snapshot(): Snapshot }

/** Looks at a run again and again, for as long as somebody wants to know. */
export function watchRun(inspection: Inspection): WatchedRun {
  let events: readonly SeenEvent[] = []
  let text = ''
  let current = readSnapshot()
  const listeners = new Set<() => void>()

  inspection.onEvent((event) => {
    events = [{ event, isStored: false }, ...events].slice(0, mostEvents)
  })
  inspection.onStored(({ meta }) => {
    events = events.map((each) => (each.event.meta.id === meta.id ? { ...each, isStored: true } : each))
  })

  function readSnapshot(): Snapshot {
    return {
      ended: inspection.ended,
      experiences: inspection.experiences().map((each) => structuredClone(each)),
      segments: inspection.segments(),
      visitor: inspection.visitor(),
      consent: inspection.consent(),
      losses: inspection.losses(),
      events,
    }
  }

  function checkRun(): void {
    const next = readSnapshot()
    const nextText = JSON.stringify({ ...next, events: undefined })
    if (nextText === text && next.events === current.events) return
    text = nextText
    current = next
    for (const listener of listeners) listener()
  }

  checkRun()
  let timer = 0
  return {
    snapshot: () => current,
    subscribe(changed) {
      listeners.add(changed)
      if (listeners.size === 1) timer = window.setInterval(checkRun, lookAgainMs)
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) clearInterval(timer)
      }
    },
  }
}
