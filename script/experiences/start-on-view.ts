import type { WireEvent } from '../../contract/event.ts'
import type { ExperienceDefinition } from '../../contract/experience.ts'
import type { Activation } from './activation.ts'
import { type Explanation, failedAnswer, isHeldBack, logAnswer } from './answer.ts'
import { decideVariation } from './decide.ts'
import type { EngineNeeds, StartNeeds, StartRequest } from './engine-needs.ts'
import { activationsInSession, storedExperience } from './experience-state.ts'
import { checkTemplate } from './rules/check-template.ts'
import type { RuleFacts } from './rules/sync-rules.ts'

export type StartOnViewNeeds = EngineNeeds &
  Pick<StartNeeds, 'goals' | 'lock' | 'undoings' | 'counts' | 'viewNow'> & {
    experiences: readonly ExperienceDefinition[]
  }

export type StartOnView = (experience: ExperienceDefinition, view: WireEvent, cycle: number) => Activation

/** What is left of an activation that does not run. */
export const endedActivation = { stop() {}, staysPending: () => false, runsAcrossViews: () => false }

/** Checks whether an experience runs on a view, and starts it (EX-13). */
export function createStartOnView(needs: StartOnViewNeeds): StartOnView {
  const { biscotti, config, forced, now, log } = needs
  const reportMistake = reportOnce(needs.reportMistake)

  function ruleFacts({ experimentId }: ExperienceDefinition): RuleFacts {
    const { permanent, session } = biscotti
    return {
      ...needs.ruleFacts(),
      timesActivated: storedExperience(permanent, experimentId)?.timesActivated ?? 0,
      timesActivatedSession: activationsInSession(session, experimentId),
      sessionNumber: permanent.sessionNumber,
      sessionViewNumber: session.sessionViewNumber,
      reportOnce: (problem) => reportMistake(`${experimentId}: ${problem}`),
    }
  }

  /** Waiting and running come later, after the page's other experiences have been decided. */
  function startDecided(request: StartRequest): Activation {
    const { experience, explanation } = request
    try {
      return needs.start(needs, request)
    } catch (error) {
      explanation.progress = 'failed'
      explanation.answers.push(failedAnswer('execution', String(error)))
      log.error(`${experience.experimentId}: ${error}`)
      return { explanation, ...endedActivation }
    }
  }

  function placeNow() {
    const { type } = needs.viewNow()
    return {
      pageType: typeof type === 'string' ? type.toLowerCase() : 'other',
      url: needs.url(),
      deviceType: needs.deviceType,
    }
  }

  return (experience, view, cycle) => {
    const { experimentId: experienceId, activation_rules = {} } = experience
    const explanation: Explanation = { experienceId, cycle, progress: 'ended', answers: [] }
    const facts = {
      experience,
      forced,
      ...placeNow(),
      cookies: biscotti,
      checkDenial: () => needs.consent.checkWhile('denied', experience),
      holdout: config.holdout ?? 0,
      isMemberOf: (id: string) => needs.segments()?.isMemberOf(id) ?? false,
      checkRules: () => needs.checkRules?.(activation_rules, ruleFacts(experience)) ?? [],
      now: now(),
    }
    const variation = decideVariation(facts, explanation)
    if (variation) {
      explanation.progress = 'waiting'
      explanation.answers.push(...needs.consent.checkWhile('pending', experience))
    }
    for (const answer of explanation.answers) logAnswer(log, experienceId, answer)
    if (!variation || isHeldBack(explanation)) return { explanation, ...endedActivation }

    // Also for a control, which runs the variation's checks and is counted when the variation would be (SHR-01.34).
    const modules = needs.modules(experience)
    modules.catch(() => {}) // awaited when the experience starts
    /** Checked again before the run, because it may have waited across page changes. */
    const checkPlace = () => (experience.template ? checkTemplate(experience.template, placeNow()) : [])
    return startDecided({ experience, variation, explanation, view, modules, checkPlace })
  }
}

/** Passes each text on only once (TR-01), because rules are evaluated on every view. */
export function reportOnce(report: (problem: string) => void): (problem: string) => void {
  const reported = new Set<string>()
  return (problem) => {
    if (!reported.has(problem)) report(problem)
    reported.add(problem)
  }
}
