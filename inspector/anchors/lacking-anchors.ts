import type { AnchorName } from '../../contract/anchors.ts'
import type { InspectedExperience } from '../../script/preview/explorer/inspect-experience.ts'
import type { Selectors } from './draft.ts'

type PageFacts = {
  /** The selectors of the site. */
  selectors: Selectors
  count(selector: string): number
}

/**
 * Returns the anchors whose absence keeps an experience away: those of its anchors that the page does not have, while it waits or
 * after it has waited in vain.
 */
export function lackingAnchors(
  { anchors, explanation }: Pick<InspectedExperience, 'anchors' | 'explanation'>,
  { selectors, count }: PageFacts,
): AnchorName[] {
  const { progress, answers = [] } = explanation ?? {}
  return anchors.filter((name) => {
    const selector = selectors[name]
    if (selector === undefined || count(selector) !== 0) return false
    return progress === 'waiting' || answers.some(({ passes, because }) => !passes && because.includes(selector))
  })
}
