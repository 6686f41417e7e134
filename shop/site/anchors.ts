import { type AnchorName, anchorNames } from '../../contract/anchors.ts'

/** The selectors of this shop's page elements, which carry their names in `data-anchor` (SHOP-111). */
export const anchors: Record<AnchorName, string> = {
  ...(Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`])) as Record<AnchorName, string>),
  // Phones have the menu in a drawer.
  navMenu: ':is([data-anchor="navMenu"], [data-anchor="menuOverlay"] nav)',
}
