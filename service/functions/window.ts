const hour = 60 * 60 * 1000
const day = 24 * hour
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** When a run may happen, as the caller writes it (SV-45). A part that is left out sets no limit. */
export type WindowText = {
  /** `monday-friday`, or a single day. */
  day?: string | null
  /** `09:00-17:00`; it may extend past midnight. */
  time?: string | null
  /** Minutes as returned by `Date.getTimezoneOffset`: negative east of Greenwich. */
  timezoneOffset?: number | null
}

/** Opens on its days at `from` and closes at `to`, both in milliseconds after midnight of the opening day. */
export type Window = { days: ReadonlySet<number>; from: number; to: number; timezoneOffset: number }

/** Parses a window; null when the text is invalid. */
export function readWindow({ day: days, time, timezoneOffset }: WindowText): Window | null {
  const open = daysOf(days ?? 'sunday-saturday')
  const hours = hoursOf(time ?? '00:00-24:00')
  return open && hours && { days: open, ...hours, timezoneOffset: timezoneOffset ?? 0 }
}

/**
 * Returns the given time when the window is open then, else its next opening, in the caller's time zone; epoch
 * milliseconds.
 */
export function nextOpening(moment: number, { days, from, to, timezoneOffset }: Window): number {
  const offset = timezoneOffset * 60_000
  const local = moment - offset
  const today = Math.floor(local / day)
  // From yesterday, whose window may extend past midnight, to the same day of next week.
  for (let at = today - 1; at <= today + 7; at++) {
    // 1 January 1970 was a Thursday.
    if (!days.has((((at + 4) % 7) + 7) % 7) || at * day + to <= local) continue
    return Math.max(local, at * day + from) + offset
  }
  return moment
}

function daysOf(text: string): ReadonlySet<number> | null {
  const [first = '', last = first, ...more] = text.toLowerCase().split('-')
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
  if (from < 0 || to < 0 || more.length > 0) return null
  const count = ((to - from + 7) % 7) + 1
  return new Set(Array.from({ length: count }, (_, at) => (from + at) % 7))
}

function hoursOf(text: string): { from: number; to: number } | null {
  const match = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text)
  if (!match) return null
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = match.slice(1).map(Number)
  const [from, to] = [h1 * hour + m1 * 60_000, h2 * hour + m2 * 60_000]
  if (m1 > 59 || m2 > 59 || from >= day || to > day || from === to) return null
  return { from, to: to < from ? to + day : to }
}
