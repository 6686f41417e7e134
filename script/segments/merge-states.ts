import type { StoredState } from './evaluation-types.ts'
import { encodeHistory } from './history-codec.ts'
import type { CriterionState, History } from './state.ts'
import { changedAt } from './stored-state.ts'

export type StatesToMerge = {
  /** What this tab knows now, and what it knew when it last read or wrote. */
  mine: StoredState
  base: StoredState
  /** What is stored now, which other tabs may have written. */
  theirs: StoredState
}

/**
 * Returns this tab's state with what other tabs have learnt meanwhile: of what both have changed, the later match counts. So
 * a tab that stands open while others go on does not make the visitor forget what happened there.
 */
export function mergeStates({ mine, base, theirs }: StatesToMerge): StoredState {
  const criteria = { ...mine.history.criteria }
  const userId =
    mine.history.userId === base.history.userId ? (theirs.history.userId ?? mine.history.userId) : mine.history.userId
  let isOthers = false
  for (const [id, other] of Object.entries(theirs.history.criteria)) {
    const [own, before] = [criteria[id], base.history.criteria[id]]
    if (isSame(other, before) || isSame(other, own)) continue
    // An answer of the service about another user.
    if (other.hasQueriedForUserId && theirs.history.userId !== userId) continue
    const ahead = timeOf(other) - timeOf(own)
    if (ahead < 0 || (ahead === 0 && !isSame(own, before))) continue
    criteria[id] = other
    isOthers = true
  }
  if (!isOthers && userId === mine.history.userId) return mine
  const history: History = { criteria, ...(userId !== undefined && { userId }) }
  const [newer, older] = changedAt(theirs) > changedAt(mine) ? [theirs, mine] : [mine, theirs]
  const joined = older.segments.filter((segment) => !base.segments.includes(segment))
  return { history, segments: [...new Set([...newer.segments, ...joined])] }
}

function timeOf(criterion: CriterionState | undefined): number {
  return criterion?.time?.actual ?? 0
}

function isSame(one: CriterionState | undefined, other: CriterionState | undefined): boolean {
  return textOf(one) === textOf(other)
}

/** Whatever the order of its fields. */
function textOf(criterion: CriterionState | undefined): string {
  return criterion ? encodeHistory({ criteria: { _: criterion } }) : ''
}
