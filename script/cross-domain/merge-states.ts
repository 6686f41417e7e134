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

/** Counts and times: of counts the larger wins, of last times the later, of first times the earlier (VI-10). */
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

/** What two states make together; everything else a domain keeps for itself. */
export type MergedState = Pick<PermanentState, keyof typeof numbers | 'visitorId' | 'experienceState'>

/**
 * One state of two of the same visitor (XD-03). The id is that of the state with the larger viewNumber, ours on a tie,
 * or ours in any case when it `keepsId`.
 */
export function mergeStates(ours: MergedState, theirs: MergedState, { keepsId = false } = {}): MergedState {
  const takesId = theirs.visitorId && !keepsId && (!ours.visitorId || theirs.viewNumber > ours.viewNumber)
  return {
    ...mergeState(numbers, { ours, base: ours, stored: theirs }),
    visitorId: takesId ? theirs.visitorId : ours.visitorId,
    experienceState: uniteExperiences(ours.experienceState, theirs.experienceState),
  }
}

/** Whether two states say the same in all that is exchanged. */
export function isSameState(a: MergedState, b: MergedState): boolean {
  const { visitorId, experienceState } = permanentFields
  const fields = { ...numbers, visitorId, experienceState }
  return encodeState(fields, a) === encodeState(fields, b)
}

/** By experience id, the entry with the larger timesActivated winning; in the order of ids, so that equal lists look equal. */
function uniteExperiences(ours: readonly StoredExperience[], theirs: readonly StoredExperience[]): StoredExperience[] {
  const united = new Map(ours.map((each) => [each.experienceId, each]))
  for (const each of theirs) {
    const { timesActivated = -1 } = united.get(each.experienceId) ?? {}
    if (each.timesActivated > timesActivated) united.set(each.experienceId, each)
  }
  return [...united.values()].sort((a, b) => (a.experienceId < b.experienceId ? -1 : 1))
}
