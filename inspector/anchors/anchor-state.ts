import { anchorFacts, isExpectedOn } from '../../contract/anchor-facts.ts'
import { type AnchorName, anchorNames } from '../../contract/anchors.ts'
import type { InspectedExperience } from '../../script/preview/explorer/inspect-experience.ts'
import type { Selectors } from './draft.ts'

export type AnchorState = {
  name: AnchorName
  meaning: string
  selector: string | undefined
  /** Whether the selector was chosen in this tab. */
  isDraft: boolean
  /** How many elements of this page the selector matches; -1 for a selector that is none. */
  count: number
  /** Names of the experiences that wait for it. */
  usedBy: readonly string[]
  tone: 'shown' | 'waiting' | 'failed' | 'quiet'
  label: string
  /** Whether this page should have it, or somebody needs it here. */
  isMissing: boolean
}

type AnchorStateFacts = {
  configured: Selectors
  draft: Selectors
  experiences: readonly InspectedExperience[]
  /** The type of this page; undefined while no view has told it. */
  pageType: string | undefined
  count(selector: string): number
}

/** Says of every anchor whether this page has it, and who needs it: those that most experiences need come first. */
export function anchorStates({ configured, draft, experiences, pageType, count }: AnchorStateFacts): AnchorState[] {
  const states = anchorNames.map((name) => {
    const { meaning } = anchorFacts[name]
    const selector = draft[name] ?? configured[name]
    const usedBy = experiences.filter((each) => each.anchors.includes(name)).map((each) => each.name ?? each.id)
    const found = selector === undefined ? 0 : count(selector)
    const isExpected = isExpectedOn(name, pageType) ?? true
    const state = { name, meaning, selector, isDraft: name in draft, count: found, usedBy }
    return { ...state, ...judgeState(state, isExpected) }
  })
  // By who needs them, which does not change while somebody names them.
  return states.sort((a, b) => b.usedBy.length - a.usedBy.length)
}

function judgeState(
  { selector, count, usedBy }: Pick<AnchorState, 'selector' | 'count' | 'usedBy'>,
  isExpected: boolean,
): Pick<AnchorState, 'tone' | 'label' | 'isMissing'> {
  const isNeeded = usedBy.length > 0
  if (count < 0) return { tone: 'failed', label: 'no selector', isMissing: true }
  if (count > 0) return { tone: 'shown', label: count === 1 ? 'found' : `${count} found`, isMissing: false }
  if (selector === undefined)
    return isNeeded
      ? { tone: 'failed', label: 'needed', isMissing: true }
      : { tone: 'quiet', label: 'not set', isMissing: false }
  return isExpected && isNeeded
    ? { tone: 'waiting', label: 'not on this page', isMissing: true }
    : { tone: 'quiet', label: 'not on this page', isMissing: false }
}
