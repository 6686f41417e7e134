import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import { isFlagOn } from '../../contract/flags.ts'
import { errorTexts } from '../telemetry/errors/error-texts.ts'
import { type Activation, activateExperience } from './activation.ts'
import type { OwnOptions } from './activation-needs.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from './answer.ts'
import type { OptionsRequest, StartNeeds, StartRequest } from './engine-needs.ts'
import { recordExecution, storedExperience } from './experience-state.ts'
import { createMetrics } from './metrics.ts'
import { waitForElements } from './rules/wait-for-elements.ts'
import { runVariation } from './run-variation.ts'

type UserErrorFacts = {
  experience: ExperienceDefinition
  variation: Variation
  stage: 'trigger' | 'execution'
}

/** A page element that never appears is not an error, and a counter has already logged its failure (CT-08). */
const quiet = ['EPOLLER:TIMEOUT', 'COUNTER']

/** Returns the `qubit.errorExperience` event for an error of user code; undefined for a poll time-out (EX-23). */
export function userErrorEvent(error: unknown, { experience, variation, stage }: UserErrorFacts): object | undefined {
  const { name = 'Error', code } = (error ?? {}) as Error & { code?: string }
  if (code && quiet.includes(code)) return undefined
  return {
    experienceId: experience.experimentId,
    iterationId: experience.iterationId,
    variationMasterId: variation.variationMasterId,
    stage,
    name,
    ...errorTexts(error),
  }
}

type OwnWait = Pick<OwnOptions, 'signal' | 'onActivation'>

/** Starts an experience: evaluates its waiting rules and its trigger, runs its variation and records the result (EX-13). */
export function startExperience(needs: StartNeeds, request: StartRequest): Activation {
  const { ping, biscotti, config, forced, goals, lock, undoings, counts, pace, now, log } = needs
  const { experience, variation, explanation } = request
  const { experimentId: experienceId, iterationId, activation_rules = {}, solution_options = {} } = experience
  const shown = { ...variation }
  const seen = createSeen(() => storedExperience(biscotti.permanent, experienceId)?.iterationId === iterationId)

  async function waitForRules(own: OwnWait, report: (answer: CheckAnswer) => void): Promise<CheckAnswer[]> {
    if (forced || !needs.waitForRules) return []
    return needs.waitForRules(activation_rules, {
      ...needs.waitingFacts(),
      ...own,
      report,
      experienceId,
      log,
      viewTs: request.view.meta.ts,
      targetedSegments: experience.segments ?? [],
      memberships: needs.segments(),
      deviceType: needs.deviceType,
      sessionTs: biscotti.session.sessionTs ?? now(),
    })
  }

  function takeLock(): CheckAnswer[] {
    const place = request.checkPlace()
    if (!solution_options.exclusive || place.some(({ passes }) => !passes)) return place
    const holder = lock.take(experienceId)
    return [
      ...place,
      holder === experienceId ? passedAnswer('lock', 'taken') : failedAnswer('lock', `${holder} has it`),
    ]
  }

  /** Sends the experience's own events; a forced or previewed one sends none (BV-03). */
  function metricOptions(): Pick<OptionsRequest, 'metrics' | 'emitCustomGoal'> {
    const tellMetric = (task: () => void) => counts && seen.tell(task)
    return {
      metrics: createMetrics({
        experience,
        variation,
        log,
        send: (type, data) => tellMetric(() => ping(type, data)),
        onClickthrough: () => tellMetric(() => goals.clickedThrough(experience)),
      }),
      emitCustomGoal(name) {
        const goal = goals.customOf(name, experience)
        tellMetric(() => goals.sendCustom(goal, experience))
      },
    }
  }

  function onSeen(): void {
    const timesActivated = recordExecution(biscotti, { experience, variation, counts })
    if (counts) {
      needs.countActivation(experienceId)
      if (experience.has_ga_4_integration || experience.has_ga_integration) needs.tellAnalytics(experience, variation)
    }
    ping('qubit.experience', {
      experienceId,
      ...(experience.name && isFlagOn(config.flags, 'names') && { experienceName: experience.name }),
      iterationId,
      variationId: variation.variationId,
      variationMasterId: variation.variationMasterId,
      isControl: variation.variationIsControl,
      timesActivated,
      cycle: explanation.cycle,
      ...(config.isPreview && { isPreview: true }),
      ...(explanation.variation?.forced && { forced: true }),
    })
    seen.happened()
  }

  return activateExperience({
    experience,
    explanation,
    undoings,
    pace,
    now,
    log,
    waitForRules,
    takeLock,
    onSeen,
    onShown: () => needs.endRoom(experienceId),
    async load() {
      const { content, ...modules } = await request.modules
      // For a built site the content is loaded with the code.
      Object.assign(shown, content?.variations[variation.variationId])
      const template_data = { ...experience.template_data, ...content?.data }
      const whole = { ...experience, template_data }
      return [
        modules,
        (own) => needs.makeOptions({ experience: whole, variation: shown, own, modules, ...metricOptions() }),
      ]
    },
    waitForElements: (signal) => waitForElements(solution_options.poll, { poll: needs.poll, signal }),
    execute: (modules, options) => runVariation(shown, { modules, options, page: needs.variationPage }),
    onUserError(error, stage) {
      const event = userErrorEvent(error, { experience, variation, stage })
      if (event) ping('qubit.errorExperience', event)
      else log.info(`${experienceId} ${String(error)}`)
    },
  })
}

/** Holds an experience's own metrics and goals until the visitor has seen its iteration (GO-01). */
type SeenGate = {
  /** Runs a task at once if the iteration was seen before, else after the execution; never if the execution fails. */
  tell(task: () => void): void
  /** Called after the execution. */
  happened(): void
}

function createSeen(wasSeen: () => boolean): SeenGate {
  const waiting: (() => void)[] = []
  return {
    tell(task) {
      if (wasSeen()) task()
      else waiting.push(task)
    },
    happened() {
      for (const task of waiting.splice(0)) task()
    },
  }
}
