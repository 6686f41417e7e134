import type { WireEvent } from '../../contract/event.ts'
import type { PlacementPreview } from '../../contract/placement.ts'
import type { BuiltSite } from '../../contract/script-config.ts'
import type { DeliveryFaults } from '../browser/explain-faults.ts'
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
import type { Costs } from '../telemetry/costs/open-costs.ts'
import type { AddError } from '../telemetry/errors/add-error.ts'
import type { Statistics } from '../telemetry/statistics/statistics.ts'
import type { Consent } from '../visitor/consent/consent.ts'

/** Public functions that page code may call before they exist; until then they return a promise (ST-27). */
export const earlyNames = ['getVisitorState', 'getBrowserState', 'getSegments', 'decorateLink'] as const

export type PublicFunctions = Record<(typeof earlyNames)[number], (link: string) => unknown>

/** The tracker with its queue. */
export type OpenTracker = { tracker: Tracker; queue: EventQueue; losses: Losses }

/** What every run starts with. */
export type RunStart = {
  /** A preview replaces it. */
  site: BuiltSite
  readonly page: Page
  readonly log: Log
  readonly consent: Consent
  /** The `qb_` options of the address (UR-01). */
  readonly options: ReadonlyMap<string, string>
  /** Debug events emitted before the tracker exists (ST-08). */
  heldDebug: DebugEvent[]
}

/** The parts about the visitor. */
export type VisitorParts = {
  /** The domain of the cookies. */
  domain?: string
  cookies?: CookieStore
  lookUpVisitor?: LookUpVisitor
  /** The id given to a visitor who has none in this browser (VI-01). */
  newId?: string
  visitorId?: string
  /** Resolves when the visitor lookup has ended, successfully or not. */
  lookup?: Promise<void>
  /** The segments in the answer of the visitor lookup (SG-31). */
  lookedUpSegments?: unknown
}

/** The parts through which events pass to the service. */
export type DeliveryParts = {
  bus?: Bus
  /** Whether this visitor's events are not sent (ST-21). */
  trackingDisabled?: boolean
  /** The tracker before the event tracker step; it already stores the emitted events (BY-01). */
  opened?: OpenTracker
  queue?: EventQueue
  losses?: Losses
  tracker?: Tracker
  /** Called with the events that the service has acknowledged (EX-22). */
  onSent?: (events: WireEvent[]) => void
  faults?: DeliveryFaults
}

/** The engines of the site, as far as it has work for them. */
export type EngineParts = {
  segments?: SegmentEngine
  engine?: Engine
  placements?: PlacementEngine
  /** How a preview runs placements (PL-01). */
  preview?: PlacementPreview
  /** Resumes the callbacks and shows the counters (ST-29). */
  countPlacements?: () => void
  /** Starts segments before experiences, because experiences read them (ST-24). */
  startEngines?: () => Promise<void>
}

/** The functions that settle the promises which page code got early (ST-27). */
export type PublicApiParts = {
  tellVisitor?: () => void
  tellApi?: (functions: PublicFunctions) => void
  /** Rejects them when the run ends before it can answer. */
  refuseApi?: (because?: string) => void
}

/** The parts that report about the run itself. */
export type TelemetryParts = {
  /** For one visitor in a hundred (ST-22). */
  statistics?: Statistics
  /** What experiences cost: measured for these visitors, and where the inspector is open (BD-07). */
  costs?: Costs
  onEnded?: Statistics['tellTimes']
  /** How the run ended; undefined while it is still running. */
  ended?: 'whole' | 'stopped' | 'failed'
  /** The error reports; set by the first error (ER-02). */
  errorReports?: Promise<AddError>
}

/** What the steps of one run share. Each step names the groups it reads or adds to (ST-05). */
export type Run = RunStart & VisitorParts & DeliveryParts & EngineParts & PublicApiParts & TelemetryParts

/** The result of a step: go on (nothing), or end the run early for a reason (ST-07). */
// biome-ignore lint/suspicious/noConfusingVoidType: most steps return nothing
export type StepAnswer = void | { stop: string }

/** A step that reads and adds to these parts of the run. */
export type Step<Parts = Run> = (run: Parts) => StepAnswer | Promise<StepAnswer>

/** The rest of a run makes sense without a soft step, so a soft step may fail (ST-08). */
export type NamedStep = readonly [name: string, step: Step, isSoft?: true]
