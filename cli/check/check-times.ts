import type { ExperienceInstance, SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import type { SegmentFindings } from '../segments/found.ts'
import { isTimeZone, type ResolvedTime, resolveTime } from '../times/resolve-time.ts'
import { checkKeys, showValue } from './shapes.ts'

/** What is wrong with an end that is over. */
export const endedProblem = 'is in the past'

const keys = ['scheduled_start', 'scheduled_end', 'pause_actioned']

/**
 * Returns the mistakes in the schedule and the pause of an experience, and a warning for times that the change to or
 * from daylight saving moves, and for an end that is over: the experience has ended, and the rest of the site can be built; `now` in
 * epoch milliseconds (EX-04, EX-14).
 */
export function checkTimes(
  { timeZone }: Pick<SiteConfig, 'timeZone'>,
  { schedule, pausedAt }: ExperienceInstance,
  { path, now }: { path: string; now: number },
): SegmentFindings {
  const found: SegmentFindings = { problems: [], warnings: [] }
  const { problems, warnings } = found
  const readBound = (bound: unknown, place: string): number | undefined => {
    if (bound === undefined || bound === null || bound === '') return undefined
    const { time, needsZone, clocks }: ResolvedTime = resolveTime(
      bound as number | string,
      isTimeZone(timeZone) ? timeZone : undefined,
    )
    if (Number.isNaN(time))
      problems.push({
        path: place,
        problem: `${showValue(bound)} cannot be read`,
        remedy: "give a time such as '2027-01-31T08:00Z'",
      })
    else if (needsZone && timeZone === undefined)
      problems.push({
        path: place,
        problem: `${showValue(bound)} names no offset, and the site no time zone`,
        remedy: "give the site a timeZone such as 'Europe/Paris', or end the time with Z or an offset such as +01:00",
      })
    if (clocks)
      warnings.push({
        path: place,
        problem: `${showValue(bound)} ${clocks === 'skipped' ? 'does not exist' : 'comes twice'} in ${timeZone}`,
        remedy: `${new Date(time).toISOString()} is taken; write that if it is meant`,
      })
    return time
  }
  readBound(pausedAt, `${path} pausedAt`)
  if (schedule === undefined || schedule === null) return found
  if (!isFields(schedule)) {
    const remedy = "give e.g. { scheduled_start: '2027-01-31T08:00Z' }"
    return { ...found, problems: [...problems, { path: `${path} schedule`, problem: 'is not a schedule', remedy }] }
  }
  problems.push(...checkKeys(schedule, keys, `${path} schedule`))
  const start = readBound(schedule.scheduled_start, `${path} schedule.scheduled_start`)
  const end = readBound(schedule.scheduled_end, `${path} schedule.scheduled_end`)
  const endPath = `${path} schedule.scheduled_end`
  const { pause_actioned: isIgnored } = schedule
  if (isIgnored !== undefined && typeof isIgnored !== 'boolean')
    problems.push({
      path: `${path} schedule.pause_actioned`,
      problem: `is ${showValue(isIgnored)}`,
      remedy: 'give true or false',
    })
  if (end === undefined || isIgnored) return found
  if (start !== undefined && end <= start)
    problems.push({ path: endPath, problem: 'is not after the start', remedy: 'give a later end, or an earlier start' })
  else if (end < now)
    warnings.push({
      path: endPath,
      problem: endedProblem,
      remedy: 'nobody sees the experience any more; take it out, or give a later end',
    })
  return found
}
