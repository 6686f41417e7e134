import type { AnchorName } from '../../../contract/anchors.ts'
import type { Label } from '../data/labels-of.ts'

/** The short labels on a product, none to three (SHOP-30). */
export function Labels({ labels, anchor }: { labels: Label[]; anchor?: AnchorName }) {
  if (labels.length === 0) return null
  return (
    <ul className="labels">
      {labels.map(({ text, sale }) => (
        <li key={text} className={sale ? 'label label-sale' : 'label'} data-anchor={anchor}>
          {text}
        </li>
      ))}
    </ul>
  )
}
