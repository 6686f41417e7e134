import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { PreviewConfig } from '../../contract/preview.ts'
import { findVariation } from '../build/variation-ids.ts'
import { suggestName } from '../check/suggest-name.ts'

/** The options of `instep preview --link` about what to show. */
export type WantedOptions = {
  experience?: string
  variation?: string
  country?: string
  skipSegments?: boolean
  skipTriggers?: boolean
}

/**
 * Returns the preview that the options describe; undefined when there are none.
 * @throws naming the option and the remedy for an experience, variation or country that cannot be
 */
export function wantedPreview(site: SiteConfig, options: WantedOptions): PreviewConfig | undefined {
  const { experience, variation, country, skipSegments, skipTriggers } = options
  if (variation !== undefined && experience === undefined)
    throw new Error('--variation belongs to an experience: name it with --experience')
  if (country !== undefined && !/^[a-z]{2}$/i.test(country))
    throw new Error(`--country is ${country}: give the two letters of a country, such as DE`)
  const shown = experience === undefined ? {} : shownExperience(site, experience, variation)
  const preview: PreviewConfig = {
    ...shown,
    ...(country && { country: country.toUpperCase() }),
    ...(skipSegments && { skipSegments }),
    ...(skipTriggers && { skipTriggers }),
  }
  return Object.keys(preview).length > 0 ? preview : undefined
}

/** Shows one variation in place of the allotted one, also while the experience is paused. */
function shownExperience({ experiences }: SiteConfig, id: string, variation: string | undefined): PreviewConfig {
  const ids = experiences.map((each) => each.id)
  const found = experiences.find((each) => each.id === id)
  if (!found) throw new Error(`The site has no experience ${id}.${suggestName(id, ids)}`)
  return { experienceId: id, variationMasterId: findVariation(found, variation), force: [id] }
}
