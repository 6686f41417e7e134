import type { WireEvent } from '../../contract/event.ts'
import type { DefinedModules, DeviceType, ExperienceDefinition, Variation } from '../../contract/experience.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import type { Pace } from '../browser/open-pace.ts'
import type { Poll } from '../browser/poll.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Tracker } from '../events/tracker.ts'
import type { Log } from '../log.ts'
import type { SegmentEngine } from '../segments/engine.ts'
import type { LookUpVisitor } from '../services/remote/look-up-visitor.ts'
import type { Activation } from './activation.ts'
import type { OwnOptions } from './activation-needs.ts'
import type { CheckAnswer, Explanation } from './answer.ts'
import type { ForcedExperience } from './decide.ts'
import type { ConsentCheck } from './follow-consent.ts'
import type { createGoals, Goals } from './goals.ts'
import type { ExperienceLock } from './lock.ts'
import type { ExperienceMetrics } from './metrics.ts'
import type { ExperienceOptions } from './options.ts'
import type { readDefinition } from './read-definition.ts'
import type { checkRules, RuleFacts } from './rules/sync-rules.ts'
import type { VisitFacts } from './rules/visit-rules.ts'
import type { WaitingFacts, waitForRules } from './rules/wait-for-rules.ts'
import type { VariationPage } from './run-variation.ts'
import type { Undoings } from './undo-all.ts'

/** What an activation contributes to its options object. */
export type OptionsRequest = {
  experience: ExperienceDefinition
  variation: Variation
  own: OwnOptions
  modules: DefinedModules
  metrics: ExperienceMetrics
  emitCustomGoal: (name: string) => void
}

export type EngineNeeds = {
  /** The definitions, in any of the supported spellings (EX-01). */
  poe: readonly object[]
  /** Sends the engine's own events. */
  ping: (type: string, data: object) => void
  /** The event tracker. */
  jolt: Pick<Tracker, 'onView'>
  lookup: LookUpVisitor
  /** The cookie store. */
  biscotti: CookieStore
  trackingId: string
  propertyId: string
  config: Pick<ScriptConfig, 'flags' | 'holdout' | 'isPreview' | 'anchors' | 'ready'>
  url: () => string
  deviceType: DeviceType
  consent: ConsentCheck
  /** Registers a function that receives every enriched event. */
  hear: (fn: Parameters<Tracker['onView']>[0]) => void
  /** Undefined when no segment engine is running (TR-15). */
  segments: () => Pick<SegmentEngine, 'isMemberOf' | 'onMembershipsChanged'> | undefined
  forced?: ForcedExperience
  /** Only present when a definition was not made by `instep build`. */
  readDefinition?: typeof readDefinition
  createGoals: typeof createGoals
  /** Only present when a definition has rules (decision 6). */
  checkRules?: typeof checkRules
  /** Only present when a definition has a rule that waits. */
  waitForRules?: typeof waitForRules
  /** The facts for rules, without the visits, which the engine counts itself. */
  ruleFacts: () => Omit<RuleFacts, keyof VisitFacts | 'reportOnce'>
  /** The browser facts for waiting rules; only read when a definition has such a rule. */
  waitingFacts: () => Omit<
    WaitingFacts,
    | 'signal'
    | 'report'
    | 'onActivation'
    | 'experienceId'
    | 'memberships'
    | 'viewTs'
    | 'sessionTs'
    | 'log'
    | 'deviceType'
  >
  /** Returns the modules of a definition and loads them when necessary (EX-24). */
  modules: (experience: ExperienceDefinition) => Promise<DefinedModules>
  start: (needs: Omit<StartNeeds, 'makeOptions'>, request: StartRequest) => Activation
  variationPage: () => Promise<VariationPage>
  /** Removes the room that the tag reserves for an experience (BD-04). */
  endRoom: (experienceId: string) => void
  /** Counts a run of an experience in the visitor's cookie (CK-02). */
  countActivation: (experienceId: string) => void
  /** Reports a seen variation to the site's analytics (GO-08). */
  tellAnalytics: (experience: ExperienceDefinition, variation: Variation) => void
  /** Reports a mistake in a definition (TR-01). */
  reportMistake: (problem: string) => void
  poll: Poll
  /** Spreads the runs over short tasks. */
  pace: Pace
  now: () => number
  after: (ms: number, task: () => void) => void
  log: Log
}

export type StartNeeds = EngineNeeds & {
  /** The page's latest view. */
  viewNow: () => WireEvent
  goals: Goals
  lock: ExperienceLock
  undoings: Undoings
  /** Whether executions and goals count as results. */
  counts: boolean
  makeOptions: (request: OptionsRequest) => ExperienceOptions
}

/** An experience that has passed the synchronous checks, with this visitor's variation. */
export type StartRequest = {
  experience: ExperienceDefinition
  variation: Variation
  explanation: Explanation
  view: WireEvent
  modules: Promise<DefinedModules>
  /** Returns whether it belongs to the page in its current state (SHR-01.3). */
  checkPlace: () => CheckAnswer[]
}
