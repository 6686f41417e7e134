import { type AnchorName, anchorNames } from '../../contract/anchors.ts'

/** Where this shop keeps its page elements: each carries its name in `data-anchor` (SHOP-111). */
export const anchors = Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`])) as Record<
  AnchorName,
  string
>
