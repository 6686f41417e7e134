import {
  addressOfSetting,
  type NeededSetting,
  type Reading,
  type SiteSettings,
  type TemplateSettings,
} from '../contract/site-settings.ts'
import type { Template } from './define-template.ts'

/** What to do where a setting is missing that no page can tell in its place. */
const remedies: Partial<Record<NeededSetting, string>> = {
  'addresses.locale': "set it in the site configuration to the start of the shop's paths, e.g. '/{country}/{language}'",
  addToBag: 'say in the site configuration how a product is added to the bag',
}

/** Returns the part of a site's settings that a template uses; undefined for the many that use none. */
export function settingsOf(
  { reading = {}, addresses = {}, addToBag }: SiteSettings,
  { reads = [], needs = [], uses = [] }: Pick<Template, 'reads' | 'needs' | 'uses'>,
): TemplateSettings | undefined {
  const names = new Set([...needs, ...uses].flatMap((need) => addressOfSetting(need) ?? []))
  // An address with the id of a product tells the id of a link, and the other way round.
  if (reads.some((fact) => /\.(productId|link)$/.test(fact))) names.add('product')
  if ([...names].some((name) => addresses[name]?.includes('{locale}'))) names.add('locale')
  const own: [string, unknown][] = [...names].flatMap((name) => (addresses[name] ? [[name, addresses[name]]] : []))
  const rules = Object.entries(reading as Record<string, Record<string, unknown>>).flatMap(([anchor, facts]) => {
    const read = Object.entries(facts).filter(([fact]) => (reads as readonly string[]).includes(`${anchor}.${fact}`))
    return read.length > 0 ? [[anchor, Object.fromEntries(read)]] : []
  })
  const missing = needs.find((need) => {
    const name = addressOfSetting(need)
    return remedies[need] !== undefined && (name ? addresses[name] : addToBag) === undefined
  })
  const settings: TemplateSettings = {
    ...(rules.length > 0 && { reading: Object.fromEntries(rules) as Reading }),
    ...(own.length > 0 && { addresses: Object.fromEntries(own) }),
    ...(missing && { lacks: `${missing} is missing: ${remedies[missing]}` }),
  }
  return Object.keys(settings).length > 0 ? settings : undefined
}
