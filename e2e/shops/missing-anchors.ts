import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { Template } from '../../catalogue/define-template.ts'
import { applyPreset } from '../../catalogue/presets/apply-preset.ts'
import type { AnchorName } from '../../contract/anchors.ts'
import type { StrangeShop } from './shop.ts'

/** Returns the selectors of a shop's anchors, its own and those of its preset. */
export function anchorsOf({ site }: StrangeShop): SiteConfig['anchors'] {
  return applyPreset(site as SiteConfig).anchors
}

/** Returns the anchors that a template needs with its sample content and a shop has no element for, of several that would do the first. */
export function missingAnchors(
  shop: StrangeShop,
  { template, sample }: { template: Template; sample: object },
): AnchorName[] {
  const anchors = anchorsOf(shop)
  const groups = [...template.anchors.map((name) => [name]), ...(template.searches?.(sample) ?? [])]
  return groups.flatMap((names) => (names.some((name) => anchors[name]) ? [] : names.slice(0, 1)))
}
