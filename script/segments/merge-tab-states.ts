import type { StoredState } from './evaluation-types.ts'
import type { CriterionState, History } from './state.ts'

/**
 * Adds what other tabs have stored meanwhile to the state of this tab, so that a tab that stands open while others go on does
 * not make the visitor forget what happened there. Of each criterion the latest match counts.
 * @param base what this tab knew, or has seen stored, when it last read or wrote: it may have ended here since
 */
export function mergeTabStates(mine: StoredState, base: History['criteria'] | undefined, theirs = mine): StoredState {
  const criteria = { ...mine.history.criteria }
  let { segments } = mine
  for (const [id, other] of Object.entries(theirs.history.criteria))
    if (timeOf(other) > timeOf(criteria[id]) && timeOf(other) > timeOf(base?.[id])) {
      criteria[id] = other
      segments = [...new Set(segments.concat(theirs.segments))]
    }
  return { history: { ...mine.history, criteria }, segments }
}

const timeOf = (criterion?: CriterionState) => criterion?.time?.actual ?? 0
