import { type LookupAnswer, locationFields } from '../../contract/lookup-answer.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'

/** What a lookup changes in the permanent state (VI-10 to VI-12): the larger count, the later last, the earlier first. */
export function mergeLookup(
  state: PermanentState,
  { history, force, ipAddress, location }: LookupAnswer,
): Partial<PermanentState> {
  const own = (theirs: unknown, ours: number) => (force ? countOf(theirs) : undefined) ?? larger(ours, theirs)
  return {
    viewNumber: larger(state.viewNumber, history.views),
    sessionNumber: own(history.sessions, state.sessionNumber),
    entranceNumber: own(history.entrances, state.entranceNumber),
    conversionNumber: larger(state.conversionNumber, history.conversions),
    conversionCycleNumber: larger(state.conversionCycleNumber, history.conversionCycle),
    lifetimeValue: larger(state.lifetimeValue, history.lifetimeValue),
    firstViewTs: earlier(state.firstViewTs, history.firstView),
    lastViewTs: later(state.lastViewTs, history.lastView),
    firstConversionTs: earlier(state.firstConversionTs, history.firstConversion),
    lastConversionTs: later(state.lastConversionTs, history.lastConversion),
    ...nonEmpty({ ipAddress, ...pick(location ?? {}) }),
  }
}

/** Missing, negative and non-numeric values are ignored; a service may send a number as text. */
function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof count === 'number' && Number.isFinite(count) && count >= 0 ? count : undefined
}

function larger(ours: number, theirs: unknown): number {
  return Math.max(ours, countOf(theirs) ?? ours)
}

function later(ours: number | undefined, theirs: unknown): number | undefined {
  const count = countOf(theirs) ?? ours
  return count === undefined ? undefined : Math.max(ours ?? count, count)
}

function earlier(ours: number | undefined, theirs: unknown): number | undefined {
  const count = countOf(theirs) ?? ours
  return count === undefined ? undefined : Math.min(ours ?? count, count)
}

function pick(location: LookupAnswer['location']): Record<string, unknown> {
  return Object.fromEntries(locationFields.map((name) => [name, location[name]]))
}

/** Only texts that say something replace stored ones (VI-12). */
function nonEmpty(values: Record<string, unknown>): Partial<PermanentState> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''))
}
