import type { Schedule } from '../../contract/experience.ts'
import type { CloseTime } from '../cookies/permanent-cookie.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from './answer.ts'

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
export function checkCloseTime(closed: readonly CloseTime[], experienceId: string, now: number): CheckAnswer[] {
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
