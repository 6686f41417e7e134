import type { SiteConfig } from '../../catalogue/define-site.ts'
import { definitionOf } from '../build/definition-of.ts'

/** The experience as which the script reports those who see none, and its two halves (BV-02). */
const holdout = { id: 'holdout', control: 'held-out', variation: 'shown' }

/**
 * The share of the visitors that each variation of an experience is to have, by variation id, as the service reads them;
 * undefined for an experience that the site does not have.
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
