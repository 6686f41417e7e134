import type { WireEvent } from '../../contract/event.ts'
import type { ExperienceDefinition } from '../../contract/experience.ts'
import type { Activation } from './activation.ts'
import { type Explanation, failed, logAnswer } from './answer.ts'
import { decide } from './decide.ts'
import type { EngineNeeds, StartNeeds, StartRequest } from './engine-needs.ts'
import { activationsInSession, storedExperience } from './experience-state.ts'
import { reportOnce } from './rules/report-once.ts'
import type { RuleFacts } from './rules/sync-rules.ts'

export type FireNeeds = EngineNeeds &
  Pick<StartNeeds, 'goals' | 'lock' | 'counts'> & { experiences: readonly ExperienceDefinition[] }

export type Fire = (experience: ExperienceDefinition, view: WireEvent, cycle: number) => Activation

/** Asks an experience whether it runs on a view, and starts it (EX-13). */
export function createFire(needs: FireNeeds): Fire {
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

  /** What starts experiences is a part of its own, which comes together with the first code of one (decision 6). */
  function startLater(request: StartRequest): Activation {
    const { experience, explanation } = request
    let started: Activation | undefined
    let stopped = false
    needs
      .startPart()
      .then((start) => {
        if (!stopped) started = start(needs, request)
      })
      .catch((error: unknown) => {
        explanation.progress = 'failed'
        explanation.answers.push(failed('execution', String(error)))
        log.error(`${experience.experimentId}: ${error}`)
      })
    const acrossViews = () => started?.runsAcrossViews() ?? experience.solution_options?.runAcrossViews === true
    return {
      explanation,
      staysPending: () => started?.staysPending() ?? (acrossViews() && !stopped && explanation.progress === 'waiting'),
      runsAcrossViews: acrossViews,
      stop() {
        if (started) return started.stop()
        stopped = true
        if (explanation.progress === 'waiting') explanation.progress = 'stopped'
      },
    }
  }

  return (experience, view, cycle) => {
    const { experimentId: experienceId, activation_rules = {} } = experience
    const explanation: Explanation = { experienceId, cycle, progress: 'ended', answers: [] }
    const facts = {
      ...{ experience, forced },
      all: needs.experiences,
      pageType: typeof view.type === 'string' ? view.type.toLowerCase() : 'other',
      url: needs.url(),
      deviceType: needs.deviceType,
      cookies: biscotti,
      consent: needs.consent(),
      holdout: config.holdout ?? 0,
      isMemberOf: (id: string) => needs.segments()?.isMemberOf(id) ?? false,
      checkRules: () => needs.checkRules?.(activation_rules, ruleFacts(experience)) ?? [],
      now: now(),
    }
    const variation = decide(facts, explanation)
    for (const answer of explanation.answers) logAnswer(log, experienceId, answer)
    if (!variation) return { explanation, stop() {}, staysPending: () => false, runsAcrossViews: () => false }

    explanation.progress = 'waiting'
    // The control of a template runs nothing of it, not even what waits for its anchors (SHR-01.34).
    const isIdle = variation.variationIsControl && experience.template && !experience.template.hasTriggers
    const modules = isIdle ? Promise.resolve({}) : needs.modules(experience)
    modules.catch(() => {}) // awaited when it is started
    return startLater({ experience, variation, explanation, view, modules })
  }
}
