import type { DeviceType, ExperienceDefinition, Schedule, Variation } from '../../contract/experience.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { CloseTime } from '../cookies/permanent-cookie.ts'
import type { ConsentState } from '../visitor/consent/consent.ts'
import { type CheckAnswer, type Explanation, failedAnswer, passedAnswer } from './answer.ts'
import { checkExclusion, chooseVariation, isHeldOut } from './choose-variation.ts'
import { saveProbability, storedExperience } from './experience-state.ts'
import { checkConsent, checkTemplate } from './rules/check-requirements.ts'

/** The one experience an address asks to be shown alone, and in which variation. */
export type ForcedExperience = { experienceId: string; variationMasterId?: string }

export type DecideFacts = {
  experience: ExperienceDefinition
  pageType: string
  url: string
  deviceType: DeviceType
  forced?: ForcedExperience
  cookies: CookieStore
  consent: ConsentState
  /** Share of visitors who see no experience (BV-02). */
  holdout: number
  isMemberOf: (segmentId: string) => boolean
  /** The activation rules that answer at once (TR-01). */
  checkRules: () => CheckAnswer[]
  now: number
}

/**
 * Asks everything that can be answered at once, in order, and keeps each answer in the explanation; the first that
 * fails ends it (EX-13). A forced experience is bound by its pages only.
 */
export function decideVariation(facts: DecideFacts, explanation: Explanation): Variation | undefined {
  const { experience, forced, cookies, now } = facts
  const { visitorId } = cookies.permanent
  const keepAnswers = (answers: CheckAnswer[]) => {
    explanation.answers.push(...answers)
    return answers.every(({ passes }) => passes)
  }
  const isForced = forced?.experienceId === experience.experimentId
  if (
    forced &&
    !keepAnswers([
      isForced ? passedAnswer('forced', 'by the address') : failedAnswer('forced', 'another one is forced'),
    ])
  )
    return
  if (!keepAnswers(checkConsent(facts.consent, experience))) return
  // First: of what does not belong here nothing is kept in the visitor's cookie.
  if (experience.template && !keepAnswers(checkTemplate(experience.template, facts))) return
  if (!isForced) {
    if (!keepAnswers([checkPause(experience.pausedAt, now)])) return
    if (facts.holdout && !keepAnswers([checkHoldout(visitorId, facts.holdout)])) return
    if (!keepAnswers(checkExclusion(visitorId, experience))) return
  }
  const variation = pickVariation(facts, explanation)
  if (!variation) return
  if (!isForced) {
    const { deliverCloseTime } = cookies.permanent
    if (!keepAnswers([checkSchedule(experience.schedule, now)])) return
    if (!keepAnswers(checkCloseTime(deliverCloseTime, experience.experimentId, now))) return
  }
  if (!isForced && !keepAnswers(facts.checkRules())) return
  return variation
}

function checkHoldout(visitorId: string, share: number): CheckAnswer {
  return isHeldOut(visitorId, share)
    ? failedAnswer('holdout', `among the ${share} of visitors who see no experience`)
    : passedAnswer('holdout', 'not held out')
}

function pickVariation(facts: DecideFacts, explanation: Explanation): Variation | undefined {
  const { experience, forced, cookies } = facts
  const { visitorId } = cookies.permanent
  const variations = variationsFor(experience, facts.isMemberOf)
  const savedProbability = storedExperience(cookies.permanent, experience.experimentId)?.probability
  const choice = chooseVariation({ experience: { ...experience, variations }, visitorId, savedProbability })
  const { probability, because, variation: allotted } = choice
  const wanted = forced?.variationMasterId
  const variation = wanted ? variations.find(({ variationMasterId }) => variationMasterId === wanted) : allotted
  if (!forced) saveProbability(cookies, experience, probability)
  const reason = wanted ? `the address asks for ${wanted}` : because
  explanation.answers.push(variation ? passedAnswer('variation', reason) : failedAnswer('variation', reason))
  if (variation)
    explanation.variation = {
      masterId: variation.variationMasterId,
      isControl: variation.variationIsControl,
      probability,
      forced: forced !== undefined,
    }
  return variation
}

/** Of several criteria the first whose segments match the visitor (EX-03). */
function variationsFor(
  { variations, criteria = [] }: ExperienceDefinition,
  isMemberOf: DecideFacts['isMemberOf'],
): readonly Variation[] {
  if (criteria.length === 0) return variations
  return criteria.find(({ segments }) => segments.length === 0 || segments.some(isMemberOf))?.variations ?? []
}

/** Whether now is after the start and before the end; exactly at either fails (EX-14). Times in milliseconds. */
export function checkSchedule(schedule: Schedule | undefined, now: number): CheckAnswer {
  const start = readTime(schedule?.scheduled_start)
  const end = schedule?.pause_actioned ? undefined : readTime(schedule?.scheduled_end)
  if (Number.isNaN(start)) return failedAnswer('schedule', `the start cannot be read: ${schedule?.scheduled_start}`)
  if (Number.isNaN(end)) return failedAnswer('schedule', `the end cannot be read: ${schedule?.scheduled_end}`)
  if (start !== undefined && now <= start) return failedAnswer('schedule', 'not yet started')
  if (end !== undefined && now >= end) return failedAnswer('schedule', 'ended')
  return passedAnswer('schedule', 'within its bounds')
}

/** Whether it asked not to be shown before a time that is still to come (EX-25). Milliseconds. */
function checkCloseTime(closed: readonly CloseTime[], experienceId: string, now: number): CheckAnswer[] {
  const until = closed.find(({ experimentId }) => experimentId === experienceId)?.expiration
  if (until === undefined) return []
  return [until > now ? failedAnswer('closed', `until ${until}`) : passedAnswer('closed', 'no longer')]
}

/** Paused means since a time that is not in the future (EX-04). */
export function checkPause(pausedAt: number | string | null | undefined, now: number): CheckAnswer {
  const since = readTime(pausedAt)
  if (since === undefined || since > now) return passedAnswer('paused', 'not paused')
  return failedAnswer('paused', `paused since ${pausedAt}`)
}

/**
 * A bound of a definition in milliseconds: undefined when there is none, NaN when it cannot be read (EX-14). A text without
 * an offset is UTC, rather than the time of the shopper; `instep build` has made milliseconds of it by the site's time zone.
 */
function readTime(bound: number | string | null | undefined): number | undefined {
  if (bound === undefined || bound === null || bound === '') return undefined
  return typeof bound === 'number' ? bound : Date.parse(/T[\d:.]+$/.test(bound) ? `${bound}Z` : bound)
}
