import type { WireEvent } from '../../contract/event.ts'
import type { PlacementPreview } from '../../contract/placement.ts'
import type { BuiltSite } from '../../contract/script-config.ts'
import type { Page } from '../browser/page.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Bus } from '../events/bus.ts'
import type { DebugEvent } from '../events/debug-event.ts'
import type { Tracker } from '../events/tracker.ts'
import type { Engine } from '../experiences/engine.ts'
import type { Log } from '../log.ts'
import type { PlacementEngine } from '../placements/engine.ts'
import type { EventQueue } from '../queue/event-queue.ts'
import type { Losses } from '../queue/losses.ts'
import type { SegmentEngine } from '../segments/engine.ts'
import type { LookUpVisitor } from '../services/remote/look-up-visitor.ts'
import type { AddError } from '../telemetry/errors/add-error.ts'
import type { Statistics } from '../telemetry/statistics/statistics.ts'
import type { Consent } from '../visitor/consent/consent.ts'

/** Public functions that page code may call before they are there; they give a promise then (ST-27). */
export const earlyNames = ['getVisitorState', 'getBrowserState', 'getSegments', 'decorateLink'] as const

export type PublicFunctions = Record<(typeof earlyNames)[number], (link: string) => unknown>

/** The tracker and what stands behind it. */
export type OpenTracker = { tracker: Tracker; queue: EventQueue; losses: Losses }

/** What the steps of one run share; each adds its own part (ST-05). */
export type Run = {
  /** A preview shows it another way. */
  site: BuiltSite
  readonly page: Page
  readonly log: Log
  readonly consent: Consent
  /** `qb_` options of the address (UR-01). */
  readonly options: ReadonlyMap<string, string>
  domain?: string
  bus?: Bus
  cookies?: CookieStore
  lookUpVisitor?: LookUpVisitor
  /** The id that a visitor gets of whom this browser has none (VI-01). */
  newId?: string
  visitorId?: string
  /** Settled when the visitor lookup is, whatever came of it. */
  lookup?: Promise<void>
  /** Answers who asked early for the visitor, or for a public function (ST-27). */
  tellVisitor?: () => void
  tellApi?: (functions: PublicFunctions) => void
  /** The same where the run ends before there is an answer. */
  refuseApi?: (because?: string) => void
  /** Of one visitor in a hundred (ST-22). */
  statistics?: Statistics
  onEnded?: Statistics['tellTimes']
  trackingDisabled?: boolean
  /** The tracker before the run has it: it stores what is emitted meanwhile (BY-01). */
  opened?: OpenTracker
  queue?: EventQueue
  losses?: Losses
  tracker?: Tracker
  segments?: SegmentEngine
  engine?: Engine
  /** Told of events that the service answered for (EX-22). */
  onSent?: (events: WireEvent[]) => void
  placements?: PlacementEngine
  /** How a preview runs placements (PL-01). */
  preview?: PlacementPreview
  /** Resumes the callbacks and shows the counts (ST-29). */
  countPlacements?: () => void
  /** Segments first, so that experiences see them (ST-24). */
  startEngines?: () => Promise<void>
  /** What the visitor lookup knows of segments (SG-31). */
  lookedUpSegments?: unknown
  /** How the run ended, once it has. */
  ended?: 'whole' | 'stopped' | 'failed'
  /** The reports of errors, from the first one on (ER-02). */
  errorReports?: Promise<AddError>
  /** Debug events from before there was a tracker (ST-08). */
  heldDebug: DebugEvent[]
}

/** What an earlier step has put there; a step that runs without it is out of order. */
export function needOf<K extends keyof Run>(run: Run, key: K): NonNullable<Run[K]> {
  const value = run[key]
  if (value === undefined || value === null) throw new Error(`${key} is not there yet: a step runs out of order`)
  return value
}

/** What a step answers: go on (nothing), or end the run early with the reason (ST-07). */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that has nothing to say returns nothing
export type StepAnswer = void | { stop: string }

export type Step = (run: Run) => StepAnswer | Promise<StepAnswer>

/** A soft one may fail: the rest of the run makes sense without it (ST-08). */
export type NamedStep = readonly [name: string, step: Step, isSoft?: true]
