import { parseDate as parse } from '../../contract/parse-date.ts'
import { nextOpening, readWindow, type WindowText } from './window.ts'

/** How far in the future a run may be, in milliseconds: 30 days (SV-45). */
const furthest = 30 * 24 * 60 * 60 * 1000

export type RunSchedule = {
  /** Epoch milliseconds or an ISO date. */
  time?: number | string | null
  /** Milliseconds from now. */
  delay?: number | null
  window?: WindowText | null
}

/**
 * Returns when a run is due, in epoch milliseconds (SV-45). A time outside the window moves to the next opening of the
 * window.
 * @throws Error that says what is wrong with the schedule
 */
export function dueMoment({ time, delay, window }: RunSchedule, now: number): number {
  const due = askedMoment(time ?? null, delay ?? null, now)
  if (due - now > furthest) throw new Error('The run is more than 30 days ahead')
  const open = readWindow(window ?? {})
  if (!open) throw new Error('window is not {day, time, timezoneOffset} such as monday-friday and 09:00-17:00')
  return nextOpening(due, open)
}

function askedMoment(time: number | string | null, delay: number | null, now: number): number {
  if (time !== null && delay !== null) throw new Error('Only one of time and delay can be used')
  if (delay !== null) {
    if (!(delay >= 0)) throw new Error('delay is not a number of milliseconds from 0')
    return Math.ceil(now + delay)
  }
  if (time === null) throw new Error('time or delay is required')
  const moment = typeof time === 'string' ? parseDate(time) : time
  if (moment === undefined || !(moment > 0)) throw new Error('time is not a time in milliseconds or an ISO date')
  // A time in the past means now.
  return Math.max(Math.ceil(moment), now)
}

/** Parses a date as the script does (SG-19); undefined for text that is not a date. */
export function parseDate(text: string): number | undefined {
  const time = parse(text)
  return Number.isNaN(time) ? undefined : time
}
