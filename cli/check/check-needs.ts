import { catalogue } from '../../catalogue/catalogue.ts'
import { isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import type { Template } from '../../catalogue/define-template.ts'
import { addressOfSetting, type NeededSetting } from '../../contract/site-settings.ts'
import type { Problem } from './shapes.ts'

const remedies: Record<NeededSetting, string> = {
  'addresses.locale': "give the start of the shop's paths, e.g. '/{country}/{language}', or take the experience out",
  'addresses.cart':
    "give the page of the bag, e.g. '/cart'; without it the experience runs only where the mini cart is, or is in, a link",
  'addresses.product': "give the page of a product, e.g. '/products/{productId}'",
  'addresses.search':
    "give the page of results, e.g. '/search?q={text}'; without it the experience runs only on pages with a search form",
  addToBag: 'give { url, body } or the path of a function of the page; without it the experience does not run',
}

/** Warns of experiences whose template needs a setting that the site does not have. */
export function checkNeeds(site: SiteConfig): Problem[] {
  const names = new Map<NeededSetting, string[]>()
  for (const instance of site.experiences) {
    if (isOwn(instance)) continue
    const { needs = [] }: Template = catalogue[instance.template].template
    for (const need of needs) if (!hasSetting(site, need)) names.set(need, [...(names.get(need) ?? []), instance.id])
  }
  return [...names].map(([need, ids]) => ({
    path: need,
    problem: `is needed by ${ids.join(', ')}`,
    remedy: remedies[need],
  }))
}

function hasSetting({ addresses = {}, addToBag }: SiteConfig, need: NeededSetting): boolean {
  const name = addressOfSetting(need)
  return (name ? addresses[name] : addToBag) !== undefined
}
