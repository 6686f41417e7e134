import type { SiteConfig } from '../../catalogue/define-site.ts'
import { applyPreset } from '../../catalogue/presets/apply-preset.ts'
import type { AnchorName } from '../../contract/anchors.ts'
import type { StrangeShop } from './shop.ts'

/** Returns the selectors of a shop's anchors, its own and those of its preset. */
export function anchorsOf({ site }: StrangeShop): SiteConfig['anchors'] {
  return applyPreset(site as SiteConfig).anchors
}

/** Returns the anchors that a template needs and a shop has no element for. */
export function missingAnchors(shop: StrangeShop, template: { anchors: readonly AnchorName[] }): AnchorName[] {
  const anchors = anchorsOf(shop)
  return template.anchors.filter((name) => anchors[name] === undefined)
}
