import type { Timeout } from '../segment-index.ts'

const counted = ['view', 'session', 'entrance', 'event'] as const
const spans = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** The words of a window, for people who got one wrong. */
export const windowWords = [...spans, ...counted].map((word) => `${word}s`)

/**
 * Reads how long something holds: a whole number and a unit in either number, `7 days` or `1 session` (SG-20, SG-21,
 * SG-23). Months have 30 days and years 365. Undefined for anything else, and for nothing at all.
 */
export function readWindow(text: unknown): Timeout | undefined {
  const [, digits, word] = (typeof text === 'string' && /^([1-9]\d{0,8}) +([a-z]+?)s?$/.exec(text)) || []
  const quantity = Number(digits)
  const kind = counted.find((each) => each === word)
  if (kind) return { type: kind, value: quantity }
  const unit = spans.find((each) => each === word)
  return unit && { type: 'relative', unit, quantity }
}
