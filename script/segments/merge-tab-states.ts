import type { StoredState } from './evaluation-types.ts'
import type { CriterionState, History } from './state.ts'

/**
 * Adds what other tabs have stored meanwhile to the state of this tab, so that a tab that stands open while others go on does
 * not make the visitor forget what happened there. Of each criterion the latest match counts, and counts are added up.
 * @param base what this tab knew, or has seen stored, when it last read or wrote: it may have ended here since
 */
export function mergeTabStates(mine: StoredState, base: History['criteria'] = {}, theirs?: StoredState): StoredState {
  if (!theirs) return mine
  const criteria = { ...mine.history.criteria }
  let { segments } = mine
  for (const [id, other] of Object.entries(theirs.history.criteria)) {
    const own = criteria[id]
    const counted = countOf(own) - countOf(base[id])
    if (timeOf(other) > timeOf(base[id]) || (counted >= 0 && countOf(other) > countOf(base[id]))) {
      // A count below the former one has begun again here.
      const value = countOf(other) + (counted < 0 ? countOf(own) : counted)
      criteria[id] = {
        ...(timeOf(other) > timeOf(own) ? other : own),
        counts: value ? { type: 'event', value } : undefined,
      }
      segments = [...new Set(segments.concat(theirs.segments))]
    }
  }
  return { history: { ...mine.history, criteria }, segments }
}

const timeOf = (criterion?: CriterionState) => criterion?.time?.actual ?? 0
const countOf = (criterion?: CriterionState) => criterion?.counts?.value ?? 0
