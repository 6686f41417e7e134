import type { SiteConfig } from '../../catalogue/define-site.ts'
import { definitionOf } from '../build/definition-of.ts'

/** The ids under which the script reports the holdout and its two groups (BV-02). */
const holdout = { id: 'holdout', control: 'held-out', variation: 'shown' }

/**
 * Returns the expected share of visitors for each variation of an experience, by variation id, in the form the service
 * reads; undefined for an experience that the site does not have.
 */
export function expectedShares(
  { experiences, holdout: heldOut }: SiteConfig,
  experienceId: string,
): string | undefined {
  if (experienceId === holdout.id && heldOut) return `${holdout.control}:${heldOut},${holdout.variation}:${1 - heldOut}`
  const instance = experiences.find(({ id }) => id === experienceId)
  return (
    instance &&
    definitionOf(instance)
      .variations.map(
        ({ variationMasterId, trafficAllocationRatio }) => `${variationMasterId}:${trafficAllocationRatio}`,
      )
      .join(',')
  )
}
