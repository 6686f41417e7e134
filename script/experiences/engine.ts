import type { WireEvent } from '../../contract/event.ts'
import type { ExperienceDefinition } from '../../contract/experience.ts'
import { limits } from '../limits.ts'
import type { Activation } from './activation.ts'
import { type Explanation, failedAnswer, isHeldBack } from './answer.ts'
import { holdoutId, isHeldOut } from './choose-variation.ts'
import type { EngineNeeds } from './engine-needs.ts'
import { createLock } from './lock.ts'
import { createStartOnView, endedActivation, reportOnce } from './start-on-view.ts'
import { type Undoings, undoAll } from './undo-all.ts'

export type Engine = {
  start(): void
  /** Returns why an experience ran or did not run on the latest view; undefined for an unknown id or before the first view. */
  explain(experienceId: string): Explanation | undefined
  /** Ends the view: stops every waiting or running experience, except those that run across views (EX-12). */
  endView(): void
  /** Ends an experience and removes what it has added to the page. */
  stop(experienceId: string): void
  list(): readonly Explanation[]
}

/** Creates the engine that runs a site's experiences: each view stops them all and checks them again (EX-11). */
export function createEngine(needs: EngineNeeds): Engine {
  for (const name of ['poe', 'ping', 'jolt', 'lookup', 'biscotti', 'trackingId', 'propertyId'] as const)
    if (!needs[name]) throw new Error(`${name} is required`)

  const { ping, jolt, biscotti, config, log, now, after } = needs
  /** A previewed or forced run does not count as a result (BV-03). */
  const counts = !needs.forced && !config.isPreview
  const experiences = listUsable()
  const activations = new Map<string, Activation>()
  const goals = needs.createGoals({ ...needs, experiences })
  const lock = createLock()
  const undoings: Undoings = new Set()
  const startOnView = createStartOnView({ ...needs, experiences, goals, lock, undoings, counts, viewNow: () => latest })
  let cycle = 0
  let latest: WireEvent
  let started = false
  /** The view that is not over. */
  let current: WireEvent | undefined
  /** When the next view may begin experiences; in the past, as many turns have been saved up. */
  let due = 0
  const warnOnce = reportOnce(log.warn)

  function listUsable(): ExperienceDefinition[] {
    return needs.poe.flatMap((raw) => {
      const reading = needs.readDefinition?.(raw) ?? { experience: raw as ExperienceDefinition }
      if ('experience' in reading) return reading.experience
      log.error(`${reading.problem}: it is left out`)
      return []
    })
  }

  function onView(view: WireEvent): void {
    cycle++
    latest = view
    if (counts) {
      goals.onView(view)
      if (config.holdout) tellHoldout(config.holdout)
    }
    lock.nextView((holder) => activations.get(holder)?.runsAcrossViews() ?? false)
    endView()
    current = view
    beginCalmly(view)
  }

  /**
   * Begins experiences on `limits.viewBurst` views at once, and on one more each `limits.viewTurnMs`, so that a page that publishes
   * a view in each frame keeps its processor. What is put off begins at the next turn, unless its view is over before.
   */
  function beginCalmly(view: WireEvent): void {
    const at = now()
    // A turn that is further away means that the clock was set back.
    const from = Math.max(due > at + limits.viewTurnMs ? 0 : due, at - limits.viewBurst * limits.viewTurnMs)
    const wait = from - at
    if (wait > 0) {
      warnOnce('Too many views a second: experiences wait')
      after(wait, beginAll)
    } else beginAll()

    function beginAll(): void {
      if (current !== view) return
      due = from + limits.viewTurnMs
      beginEach((before) => !before?.staysPending())
    }
  }

  /** Begins experiences on the current view, by what became of them before. */
  function beginEach(isDue: (before: Activation | undefined) => unknown): void {
    for (const each of experiences)
      if (current && isDue(activations.get(each.experimentId)))
        activations.set(each.experimentId, beginExperience(each, current))
  }

  /** Begins what waited for the visitor's consent, as soon as there is an answer (BC-03). */
  const beginHeldBack = () => beginEach((before) => before && isHeldBack(before.explanation))

  /** A mistake in one definition does not affect the other experiences (EX-01). */
  function beginExperience(experience: ExperienceDefinition, view: WireEvent): Activation {
    try {
      return startOnView(experience, view, cycle)
    } catch (error) {
      const { experimentId: experienceId } = experience
      log.error(`Experience ${experienceId} cannot be started: ${error}`)
      const explanation: Explanation = {
        experienceId,
        cycle,
        progress: 'failed',
        answers: [failedAnswer('start', `${error}`)],
      }
      return { explanation, ...endedActivation }
    }
  }

  function endView(): void {
    current = undefined
    const ending = [...activations.values()].filter((each) => !each.staysPending())
    undoAll(undoings, (of) => ending.some(({ explanation }) => explanation === of))
    for (const activation of ending.reverse()) activation.stop()
  }

  /** Reports visitors inside and outside the holdout like an experience, so that they can be compared (BV-02). */
  function tellHoldout(share: number): void {
    const isControl = isHeldOut(biscotti.permanent.visitorId, share)
    const id = isControl ? 'held-out' : 'shown'
    ping('qubit.experience', {
      experienceId: holdoutId,
      iterationId: '1',
      variationId: id,
      variationMasterId: id,
      isControl,
      cycle,
    })
  }

  return {
    start() {
      if (started) return log.info('The experience engine has started already')
      started = true
      if (counts) needs.hear(goals.onEvent)
      jolt.onView(onView)
      needs.consent.onChange(beginHeldBack)
    },
    explain: (experienceId) => activations.get(experienceId)?.explanation,
    endView,
    stop: (experienceId) => activations.get(experienceId)?.stop(),
    list: () => [...activations.values()].map(({ explanation }) => explanation),
  }
}
