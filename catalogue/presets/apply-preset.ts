import { isFields } from '../../contract/json.ts'
import { type Platform, platforms } from '../../contract/platform.ts'
import type { SiteConfig } from '../define-site.ts'
import { magento } from './magento.ts'
import type { Preset } from './preset.ts'
import { shopify } from './shopify.ts'
import { shopware } from './shopware.ts'
import { woocommerce } from './woocommerce.ts'

const presets: Record<Platform, Preset> = { shopify, woocommerce, magento, shopware }

/**
 * Returns a site with what its platform's standard theme fills in. The site's own anchors, addresses, reading rules and
 * look count more, one by one, and `undefined` removes one; so does its own `addToBag`. Its `sources` replace those of the
 * platform, so that no event arrives from both. A configuration with mistakes stays as it is, for `instep check` to
 * report them.
 */
export function applyPreset(site: SiteConfig): SiteConfig {
  if (!isFields(site) || !isFields(site.anchors)) return site
  const platform = platforms.find((each) => each === site.platform)
  if (!platform) return site
  const { anchors, sources, reading = {}, addresses = {}, look = {}, addToBag } = presets[platform]
  return {
    sources,
    ...(addToBag && { addToBag }),
    ...site,
    anchors: fillIn(anchors, site.anchors),
    ...fillField('addresses', addresses, site.addresses),
    ...fillField('reading', reading, site.reading),
    ...fillField('look', look, site.look),
  }
}

/** Returns a field of a site, filled in; a value that is no object is left for `instep check`. */
function fillField(name: 'addresses' | 'reading' | 'look', preset: object, own: unknown): Partial<SiteConfig> {
  if (own !== undefined && !isFields(own)) return {}
  const filled = fillIn(preset, own ?? {})
  return Object.keys(filled).length > 0 ? { [name]: filled } : {}
}

function fillIn<T extends object>(preset: T, own: object): T {
  return Object.fromEntries(Object.entries({ ...preset, ...own }).filter(([, value]) => value !== undefined)) as T
}
