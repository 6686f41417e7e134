import { catalogue } from '../../catalogue/catalogue.ts'
import { defineSite, type SiteConfig, type TemplateInstance } from '../../catalogue/define-site.ts'
import type { Template } from '../../catalogue/define-template.ts'
import { applyPreset } from '../../catalogue/presets/apply-preset.ts'
import { buildSite } from '../../cli/build/build-site.ts'
import { checkSite } from '../../cli/check/check-site.ts'
import { missingAnchors } from './missing-anchors.ts'
import type { StrangeShop } from './shop.ts'

/**
 * Builds the script of a shop into a folder, as `instep dev` does: in this process, without the checks of types and the
 * minifying, which take longer than all else.
 */
export async function buildShop(name: string, shop: StrangeShop, out: { service: string; folder: string }) {
  const site = applyPreset(siteOf(name, shop, out.service))
  const problems = checkSite(site)
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2))
  await buildSite(site, out.folder, { isQuick: true })
}

/**
 * The site of one shop, with the sample content of each template whose anchors it has; an instance has the id of its
 * template.
 */
function siteOf(name: string, shop: StrangeShop, service: string): SiteConfig {
  return defineSite({
    ...shop.site,
    propertyId: name,
    trackingId: name,
    domains: ['localhost'],
    endpoints: { base: service },
    environment: 'test',
    treatAsHuman: true,
    inspector: false,
    counters: { namespace: 'shops' },
    placements: [{ id: 'also-like', active: { id: 'also-like-1' } }],
    experiences: Object.values(catalogue)
      .filter((entry) => missingAnchors(shop, entry).length === 0)
      .map(({ template, sample }) => {
        // A template's own paths are those of the demo's addresses.
        const paths = (template as Template).paths?.include ? { paths: { include: ['/'] } } : {}
        const instance = { id: template.id.replace('/', '-'), template: template.id, content: sample, ...paths }
        return instance as TemplateInstance
      }),
  })
}
