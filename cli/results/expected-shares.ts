import type { SiteConfig } from '../../catalogue/define-site.ts'
import { describeSite } from '../build/describe-site.ts'

/**
 * Returns the expected share of visitors for each variation of an experience, by variation id, in the form the service
 * reads; undefined for an experience that the site does not have.
 */
export function expectedShares(site: SiteConfig, experienceId: string): string | undefined {
  const described = describeSite({ site }, 0).experiences.find(({ id }) => id === experienceId)
  return described?.variations.map(({ variationId, share }) => `${variationId}:${share}`).join(',')
}
