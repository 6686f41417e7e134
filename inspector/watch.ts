import type { WireEvent } from '../contract/event.ts'
import type { InspectedExperience } from '../script/preview/explorer/inspect-experience.ts'
import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { type Sight, sightOf } from './where/sight.ts'

/** The interval between two reads in ms, because no event reports the progress of an experience. */
const lookAgainMs = 300
/** The maximum number of events kept; older ones are dropped on pages that are open for hours. */
const mostEvents = 500

export type SeenEvent = { event: WireEvent; isStored: boolean }

/** A snapshot of what the inspector shows. */
export type Snapshot = {
  ended: Inspection['ended']
  experiences: readonly InspectedExperience[]
  /** What can be seen of each experience whose code runs or has run, by id. */
  sights: Readonly<Record<string, Sight>>
  pageCost: ReturnType<Inspection['pageCost']>
  segments: ReturnType<Inspection['segments']>
  visitor: ReturnType<Inspection['visitor']>
  consent: ReturnType<Inspection['consent']>
  losses: Readonly<Record<string, number>>
  delivery: ReturnType<Inspection['delivery']>
  placements: ReturnType<Inspection['placements']>
  slots: ReturnType<Inspection['slots']>
  /** Newest first. */
  events: readonly SeenEvent[]
}

/** For `useSyncExternalStore`: a snapshot stays the same object until something in it changes. */
export type WatchedRun = { subscribe(changed: () => void): () => void; snapshot(): Snapshot }

/** Reads the state of a run repeatedly while there are subscribers. `findElements` returns those of an experience. */
export function watchRun(
  inspection: Inspection,
  findElements: (experience: InspectedExperience) => Element[],
): WatchedRun {
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

  function readSights(experiences: readonly InspectedExperience[]): Snapshot['sights'] {
    const ran = experiences.filter(({ explanation }) => /^execut/.test(explanation?.progress ?? ''))
    return Object.fromEntries(ran.map((each) => [each.id, sightOf(findElements(each))]))
  }

  function readSnapshot(): Snapshot {
    const experiences = inspection.experiences().map((each) => structuredClone(each))
    return {
      ended: inspection.ended,
      experiences,
      sights: readSights(experiences),
      pageCost: inspection.pageCost(),
      segments: inspection.segments(),
      visitor: inspection.visitor(),
      consent: inspection.consent(),
      losses: inspection.losses(),
      delivery: inspection.delivery(),
      placements: inspection.placements(),
      slots: inspection.slots(),
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
