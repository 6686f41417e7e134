import type { WireEvent } from '../../contract/event.ts'
import type { DeviceType, Variation } from '../../contract/experience.ts'
import type { ScriptConfig, SiteExperience } from '../../contract/script-config.ts'
import type { ConsentState } from '../consent/consent.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Tracker } from '../events/tracker.ts'
import type { Log } from '../log.ts'
import type { Poll } from '../poller/poll.ts'
import type { LookUpVisitor } from '../remote/look-up-visitor.ts'
import { type Activation, activate } from './activation.ts'
import type { Explanation } from './answer.ts'
import { decide, type Forced } from './decide.ts'
import { recordExecution } from './experience-state.ts'
import { createGoals } from './goals.ts'
import { createOptions, type ExperienceOptions } from './options.ts'
import { userErrorEvent } from './user-error.ts'

export type EngineNeeds = {
  /** The definitions. */
  poe: readonly SiteExperience[]
  /** Sends the engine's own events. */
  ping: (type: string, data: object) => void
  /** The event tracker. */
  jolt: Tracker
  lookup: LookUpVisitor
  /** The cookie store. */
  biscotti: CookieStore
  trackingId: string
  propertyId: string
  config: ScriptConfig
  cookieDomain: string
  uv: ExperienceOptions['uv']
  poll: Poll
  page: () => { url: string }
  deviceType: DeviceType
  consent: () => ConsentState
  /** Counts in the visitor's cookie that an experience ran (CK-02). */
  countActivation: (experienceId: string) => void
  forced?: Forced
  now: () => number
  log: Log
}

export type Engine = {
  start(): void
  /** Why an experience did or did not run on the latest view; undefined for an unknown id or before the first view. */
  explain(experienceId: string): Explanation | undefined
  /** Ends an experience and takes away what it put on the page. */
  stop(experienceId: string): void
  list(): readonly Explanation[]
}

/** Runs the experiences of a site: on each view all are stopped and asked again (EX-11). */
export function createEngine(needs: EngineNeeds): Engine {
  for (const name of ['poe', 'ping', 'jolt', 'lookup', 'biscotti', 'trackingId', 'propertyId'] as const)
    if (!needs[name]) throw new Error(`${name} is required`)

  const { poe, ping, jolt, biscotti, config, forced, now, log } = needs
  const activations = new Map<string, Activation>()
  const goals = createGoals({ ping, log, biscotti })
  let cycle = 0
  let started = false

  function onView(view: WireEvent): void {
    cycle++
    goals.nextView()
    for (const { stop } of activations.values()) stop()
    activations.clear()
    for (const experience of poe) activations.set(experience.experimentId, fire(experience, view))
  }

  function fire(experience: SiteExperience, view: WireEvent): Activation {
    const explanation: Explanation = {
      experienceId: experience.experimentId,
      cycle,
      progress: 'ended',
      answers: [],
    }
    const variation = decide(
      {
        experience,
        view,
        url: needs.page().url,
        deviceType: needs.deviceType,
        forced,
        cookies: biscotti,
        consent: needs.consent(),
        now: now(),
      },
      explanation,
    )
    for (const { check, passes, because } of explanation.answers)
      log.debug(`${experience.experimentId} ${check}: ${passes ? 'passed' : 'failed'}`, { because })
    if (!variation) return { explanation, stop: () => {} }
    explanation.progress = 'waiting'
    return activate({
      experience,
      variation,
      explanation,
      now,
      options: (own) => optionsFor({ experience, variation, forced: explanation.variation?.forced ?? false }, own),
      onExecuted: () => executed(experience, variation, explanation),
      onUserError: (error, stage) => {
        const event = userErrorEvent(error, { experience, variation, stage })
        if (event) ping('qubit.errorExperience', event)
        else log.info(`${experience.experimentId} ${String(error)}`)
      },
      onSlow: (tookMs) => log.warn(`${experience.experimentId} took ${tookMs} ms to execute`),
    })
  }

  function executed(experience: SiteExperience, variation: Variation, explanation: Explanation): void {
    const isForced = explanation.variation?.forced ?? false
    const timesActivated = recordExecution(biscotti, { experience, variation, counts: !isForced })
    if (!isForced) needs.countActivation(experience.experimentId)
    ping('qubit.experience', {
      experienceId: experience.experimentId,
      iterationId: experience.iterationId,
      variationId: variation.variationId,
      variationMasterId: variation.variationMasterId,
      isControl: variation.variationIsControl,
      timesActivated,
      cycle,
      ...(isForced ? { forced: true } : {}),
    })
  }

  function optionsFor(
    { experience, variation, forced }: { experience: SiteExperience; variation: Variation; forced: boolean },
    own: Pick<ExperienceOptions, 'signal' | 'onRemove' | 'giveUp'>,
  ): ExperienceOptions {
    const { trackingId, namespace, anchors, ready } = config
    return createOptions({
      ...own,
      experience,
      variation,
      site: { cookieDomain: needs.cookieDomain, trackingId, namespace, visitorId: biscotti.permanent.visitorId },
      log,
      poll: needs.poll,
      ready,
      anchors,
      getAttributes: jolt.attributes,
      uv: needs.uv,
      // What a forced variation achieves is no result (BV-03).
      emitCustomGoal: (name) => (forced ? undefined : goals.emitCustom(name, experience, variation)),
    })
  }

  return {
    start() {
      if (started) return log.info('The experience engine has started already')
      started = true
      jolt.onView(onView)
    },
    explain: (experienceId) => activations.get(experienceId)?.explanation,
    stop: (experienceId) => activations.get(experienceId)?.stop(),
    list: () => [...activations.values()].map(({ explanation }) => explanation),
  }
}
