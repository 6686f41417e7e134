import type { Schedule } from '../../contract/experience.ts'
import { type Answer, failed, passed } from './answer.ts'
import { readTime } from './read-time.ts'

/** Whether now is after the start and before the end; exactly at either fails (EX-14). Times in milliseconds. */
export function checkSchedule(schedule: Schedule | undefined, now: number): Answer {
  const start = readTime(schedule?.scheduled_start)
  const end = schedule?.pause_actioned ? undefined : readTime(schedule?.scheduled_end)
  if (Number.isNaN(start)) return failed('schedule', `the start cannot be read: ${schedule?.scheduled_start}`)
  if (Number.isNaN(end)) return failed('schedule', `the end cannot be read: ${schedule?.scheduled_end}`)
  if (start !== undefined && now <= start) return failed('schedule', 'not yet started')
  if (end !== undefined && now >= end) return failed('schedule', 'ended')
  return passed('schedule', 'within its bounds')
}

/** Paused means since a time that is not in the future (EX-04). */
export function checkPause(pausedAt: number | string | null | undefined, now: number): Answer {
  const since = readTime(pausedAt)
  if (since === undefined || since > now) return passed('paused', 'not paused')
  return failed('paused', `paused since ${pausedAt}`)
}
