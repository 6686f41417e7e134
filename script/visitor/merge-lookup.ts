import { type LookupAnswer, locationFields } from '../../contract/lookup-answer.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'

/** Returns what a lookup changes in the permanent state: larger counts, later last times, earlier first times (VI-10 to VI-12). */
export function mergeLookup(
  state: PermanentState,
  { history, force, ipAddress, location }: LookupAnswer,
): Partial<PermanentState> {
  const ownOrForced = (theirs: unknown, ours: number) => (force ? countOf(theirs) : undefined) ?? largerOf(ours, theirs)
  return {
    viewNumber: largerOf(state.viewNumber, history.views),
    sessionNumber: ownOrForced(history.sessions, state.sessionNumber),
    entranceNumber: ownOrForced(history.entrances, state.entranceNumber),
    conversionNumber: largerOf(state.conversionNumber, history.conversions),
    conversionCycleNumber: largerOf(state.conversionCycleNumber, history.conversionCycle),
    lifetimeValue: Math.max(state.lifetimeValue, amountOf(history.lifetimeValue) ?? 0),
    firstViewTs: chooseNumber(Math.min, state.firstViewTs, history.firstView),
    lastViewTs: chooseNumber(Math.max, state.lastViewTs, history.lastView),
    firstConversionTs: chooseNumber(Math.min, state.firstConversionTs, history.firstConversion),
    lastConversionTs: chooseNumber(Math.max, state.lastConversionTs, history.lastConversion),
    ...nonEmpty({ ipAddress, ...pickLocation(location ?? {}) }),
  }
}

/** Reads a number, also from a text. Missing, negative and non-numeric values are ignored. */
function amountOf(value: unknown): number | undefined {
  const amount = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : undefined
}

/** Reads a whole number. Fractions and unsafe integers are ignored, because they would make the cookie unreadable (CK-16). */
function countOf(value: unknown): number | undefined {
  const count = amountOf(value)
  return Number.isSafeInteger(count) ? count : undefined
}

function largerOf(ours: number, theirs: unknown): number {
  return Math.max(ours, countOf(theirs) ?? ours)
}

function chooseNumber(choose: typeof Math.max, ours: number | undefined, theirs: unknown): number | undefined {
  const count = countOf(theirs) ?? ours
  return count === undefined ? undefined : choose(ours ?? count, count)
}

function pickLocation(location: LookupAnswer['location']): Record<string, unknown> {
  return Object.fromEntries(locationFields.map((name) => [name, location[name]]))
}

/** Returns the non-empty texts, which replace stored ones (VI-12), without those that the cookie cannot contain (CK-05). */
function nonEmpty(values: Record<string, unknown>): Partial<PermanentState> {
  const fitsField = (name: string, value: unknown) =>
    typeof value === 'string' && /^.{1,100}$/.test(value) && (name === 'ipAddress' || !value.includes(':'))
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => fitsField(name, value)))
}
