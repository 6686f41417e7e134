import type { DeviceType, ExperienceDefinition, Schedule, Variation } from '../../contract/experience.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { CloseTime } from '../cookies/permanent-cookie.ts'
import { type CheckAnswer, type Explanation, failedAnswer, passedAnswer } from './answer.ts'
import { checkExclusion, chooseVariation, isHeldOut } from './choose-variation.ts'
import { saveProbability, storedExperience } from './experience-state.ts'
import { checkTemplate } from './rules/check-template.ts'

/** The experience and variation that the address asks to show. */
export type ForcedExperience = { experienceId: string; variationMasterId?: string }

export type DecideFacts = {
  experience: ExperienceDefinition
  pageType: string
  url: string
  deviceType: DeviceType
  forced?: ForcedExperience
  cookies: CookieStore
  /** Returns whether it may run after a denial; nothing where consent is not denied (BC-03). */
  checkDenial: () => CheckAnswer[]
  /** The share of visitors who see no experience (BV-02). */
  holdout: number
  isMemberOf: (segmentId: string) => boolean
  /** Evaluates the synchronous activation rules (TR-01). */
  checkRules: () => CheckAnswer[]
  now: number
}

/**
 * Runs all synchronous checks in order and records each answer in the explanation. The first check that fails ends it
 * (EX-13). For a forced experience only the page is checked.
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
  if (!keepAnswers(facts.checkDenial())) return
  // Checked first, so that nothing is stored in the visitor's cookie for an experience of another page.
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

/** Returns the first of several criteria whose segments match the visitor (EX-03). */
function variationsFor(
  { variations, criteria = [] }: ExperienceDefinition,
  isMemberOf: DecideFacts['isMemberOf'],
): readonly Variation[] {
  if (criteria.length === 0) return variations
  return criteria.find(({ segments }) => segments.length === 0 || segments.some(isMemberOf))?.variations ?? []
}

/** Returns whether `now` is strictly between start and end (EX-14). Times in epoch milliseconds. */
export function checkSchedule(schedule: Schedule | undefined, now: number): CheckAnswer {
  const start = readTime(schedule?.scheduled_start)
  const end = schedule?.pause_actioned ? undefined : readTime(schedule?.scheduled_end)
  if (Number.isNaN(start)) return failedAnswer('schedule', `the start cannot be read: ${schedule?.scheduled_start}`)
  if (Number.isNaN(end)) return failedAnswer('schedule', `the end cannot be read: ${schedule?.scheduled_end}`)
  if (start !== undefined && now <= start) return failedAnswer('schedule', 'not yet started')
  if (end !== undefined && now >= end) return failedAnswer('schedule', 'ended')
  return passedAnswer('schedule', 'within its bounds')
}

/** Returns whether the experience has closed itself until a time in the future (EX-25), in epoch milliseconds. */
function checkCloseTime(closed: readonly CloseTime[], experienceId: string, now: number): CheckAnswer[] {
  const until = closed.find(({ experimentId }) => experimentId === experienceId)?.expiration
  if (until === undefined) return []
  return [until > now ? failedAnswer('closed', `until ${until}`) : passedAnswer('closed', 'no longer')]
}

/** Returns whether an experience has been paused at a time that is not in the future (EX-04). */
export function checkPause(pausedAt: number | string | null | undefined, now: number): CheckAnswer {
  const since = readTime(pausedAt)
  if (since === undefined || since > now) return passedAnswer('paused', 'not paused')
  return failedAnswer('paused', `paused since ${pausedAt}`)
}

/**
 * Returns a date bound in epoch milliseconds: undefined when there is none, NaN when it cannot be read (EX-14). A text
 * without an offset is read as UTC, not as the shopper's local time; `instep build` has already converted the bounds of
 * a built site with the site's time zone.
 */
function readTime(bound: number | string | null | undefined): number | undefined {
  if (bound === undefined || bound === null || bound === '') return undefined
  return typeof bound === 'number' ? bound : Date.parse(/T[\d:.]+$/.test(bound) ? `${bound}Z` : bound)
}
