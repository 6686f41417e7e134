import { type ExperienceInstance, isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import { findVariation } from '../build/variation-ids.ts'
import { suggestName } from '../check/suggest-name.ts'

export type WantedExperience = {
  /** The file of the configuration, for the message when the experience is not in it. */
  config: string
  id: string
  /** The id of a variation, alone or after that of the experience; `c` is the control. The first unless given. */
  variation?: string | undefined
  /** Replaces fields of the entry's `data`, or of its `content` where it has a template. */
  data?: Record<string, unknown> | undefined
}

/** What a test page runs: a site with one experience, what the address adds to force it, and the type of its page. */
export type SiteUnderTest = { site: SiteConfig; forced: string; pageType: string }

/**
 * Returns a site with one of its experiences, for a page that a test draws: anchors are found by `data-anchor`, and what
 * only pages of the shop have is left out.
 * @throws naming the experience or variation that does not exist, with the remedy
 */
export function siteUnderTest(whole: SiteConfig, { config, id, variation, data }: WantedExperience): SiteUnderTest {
  const ids = whole.experiences.map((each) => each.id)
  const found = whole.experiences.find((each) => each.id === id)
  if (!found)
    throw new Error(`${config} has no experience ${id}.${suggestName(id, ids) || ' Add its entry to experiences.'}`)
  const { ready, preScript, placements, sources, inspector, crossDomainIframes, baseDomain, platform, ...site } = whole
  return {
    forced: `${id}.${findVariation(found, variation)}`,
    pageType: (isOwn(found) ? found.pages?.[0] : undefined) ?? 'home',
    site: {
      ...site,
      domains: ['localhost'],
      anchors: anchorsByName(whole.anchors),
      // The page lends no React.
      renderer: site.renderer === 'page' ? 'small' : site.renderer,
      inspector: false,
      forceByAddress: true,
      treatAsHuman: true,
      experiences: [withData(found, data)],
    },
  }
}

/** Gives each anchor of the site a selector that a test can write in its page without knowing the shop's pages. */
function anchorsByName(anchors: SiteConfig['anchors']): SiteConfig['anchors'] {
  const named = Object.entries(anchors).filter(([, selector]) => selector)
  return Object.fromEntries(named.map(([name]) => [name, `[data-anchor="${name}"]`]))
}

function withData(instance: ExperienceInstance, data: WantedExperience['data']): ExperienceInstance {
  if (!data) return instance
  if (isOwn(instance)) return { ...instance, data: { ...instance.data, ...data } }
  return { ...instance, content: { ...instance.content, ...data } } as ExperienceInstance
}
