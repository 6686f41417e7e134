import type { WireEvent } from '../../contract/event.ts'
import type { DeviceType, Variation } from '../../contract/experience.ts'
import type { SiteExperience } from '../../contract/script-config.ts'
import type { ConsentState } from '../consent/consent.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import { type Answer, type Explanation, failed, passed } from './answer.ts'
import { checkPause, checkSchedule } from './check-schedule.ts'
import { chooseVariation } from './choose-variation.ts'
import { activationsInSession, saveProbability, storedExperience } from './experience-state.ts'
import { checkConsent } from './rules/check-consent.ts'
import { checkTemplate } from './rules/check-template.ts'
import { checkRules } from './rules/sync-rules.ts'

/** The one experience an address asks to be shown alone, and in which variation. */
export type Forced = { experienceId: string; variationMasterId?: string }

export type DecideFacts = {
  experience: SiteExperience
  view: WireEvent
  url: string
  deviceType: DeviceType
  forced?: Forced
  cookies: CookieStore
  consent: ConsentState
  now: number
}

/**
 * Asks everything that can be answered at once, in order, and keeps each answer in the explanation; the first that
 * fails ends it (EX-13). A forced experience is bound by its pages only.
 */
export function decide(facts: DecideFacts, explanation: Explanation): Variation | undefined {
  const { experience, forced, now } = facts
  const ask = (answers: Answer[]) => {
    explanation.answers.push(...answers)
    return answers.every(({ passes }) => passes)
  }
  const isForced = forced?.experienceId === experience.experimentId
  if (forced && !ask([isForced ? passed('forced', 'by the address') : failed('forced', 'another one is forced')]))
    return
  if (!ask(checkConsent(facts.consent, experience))) return
  if (!isForced && !ask([checkPause(experience.pausedAt, now)])) return
  const variation = choose(facts, explanation)
  if (!variation) return
  if (!isForced && !ask([checkSchedule(experience.schedule, now)])) return
  if (experience.template && !ask(checkTemplate(experience.template, placeFacts(facts)))) return
  if (!isForced && !ask(checkRules(experience.activation_rules ?? {}, ruleFacts(facts)))) return
  return variation
}

function choose({ experience, forced, cookies }: DecideFacts, explanation: Explanation): Variation | undefined {
  const { experimentId, variations } = experience
  const { visitorId } = cookies.permanent
  const savedProbability = storedExperience(cookies.permanent, experimentId)?.probability
  const { probability, because, variation: allotted } = chooseVariation({ experience, visitorId, savedProbability })
  const wanted = forced?.variationMasterId
  const variation = wanted ? variations.find(({ variationMasterId }) => variationMasterId === wanted) : allotted
  if (!forced) saveProbability(cookies, experience, probability)
  const reason = wanted ? `the address asks for ${wanted}` : because
  explanation.answers.push(variation ? passed('variation', reason) : failed('variation', reason))
  if (variation)
    explanation.variation = {
      masterId: variation.variationMasterId,
      isControl: variation.variationIsControl,
      probability,
      forced: forced !== undefined,
    }
  return variation
}

function placeFacts({ view, deviceType, url }: DecideFacts) {
  return { pageType: typeof view.type === 'string' ? view.type.toLowerCase() : 'other', deviceType, url }
}

function ruleFacts({ experience: { experimentId }, cookies: { permanent, session } }: DecideFacts) {
  return {
    timesActivated: storedExperience(permanent, experimentId)?.timesActivated ?? 0,
    timesActivatedSession: activationsInSession(session, experimentId),
    sessionNumber: permanent.sessionNumber,
    sessionViewNumber: session.sessionViewNumber,
  }
}
