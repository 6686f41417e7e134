import { mergeState } from '../cookies/merge-state.ts'
import { type PermanentState, permanentFields, type StoredExperience } from '../cookies/permanent-cookie.ts'
import { encodeState } from '../cookies/state-codec.ts'

const {
  viewNumber,
  entranceViewNumber,
  sessionNumber,
  entranceNumber,
  eventNumber,
  conversionNumber,
  conversionCycleNumber,
  lifetimeValue,
  firstViewTs,
  lastViewTs,
  firstConversionTs,
  lastConversionTs,
  entranceTs,
} = permanentFields

/**
 * The merged counts and times: the larger count wins, the later of two last times, and the earlier of two first times
 * (VI-10).
 */
const numbers = {
  viewNumber,
  entranceViewNumber,
  sessionNumber,
  entranceNumber,
  eventNumber,
  conversionNumber,
  conversionCycleNumber,
  lifetimeValue,
  firstViewTs,
  lastViewTs,
  firstConversionTs,
  lastConversionTs,
  entranceTs,
}

/** The fields of a state that are merged; all other fields belong to one domain only. */
export type MergedState = Pick<PermanentState, keyof typeof numbers | 'visitorId' | 'experienceState'>

/**
 * Merges two states of the same visitor (XD-03). The id is taken from the state with the larger viewNumber; ours wins
 * on a tie, and always with `keepsId`.
 */
export function mergeStates(ours: MergedState, theirs: MergedState, { keepsId = false } = {}): MergedState {
  const takesId = theirs.visitorId && !keepsId && (!ours.visitorId || theirs.viewNumber > ours.viewNumber)
  return {
    ...mergeState(numbers, { ours, base: ours, stored: theirs }),
    visitorId: takesId ? theirs.visitorId : ours.visitorId,
    experienceState: uniteExperiences(ours.experienceState, theirs.experienceState),
  }
}

/** Returns whether two states agree in all merged fields. */
export function isSameState(a: MergedState, b: MergedState): boolean {
  const { visitorId, experienceState } = permanentFields
  const fields = { ...numbers, visitorId, experienceState }
  return encodeState(fields, a) === encodeState(fields, b)
}

/**
 * Unites experiences by id; the entry with the larger timesActivated wins. The result is sorted by id, so that equal
 * lists have equal texts.
 */
function uniteExperiences(ours: readonly StoredExperience[], theirs: readonly StoredExperience[]): StoredExperience[] {
  const united = new Map(ours.map((each) => [each.experienceId, each]))
  for (const each of theirs) {
    const { timesActivated = -1 } = united.get(each.experienceId) ?? {}
    if (each.timesActivated > timesActivated) united.set(each.experienceId, each)
  }
  return [...united.values()].sort((a, b) => (a.experienceId < b.experienceId ? -1 : 1))
}
