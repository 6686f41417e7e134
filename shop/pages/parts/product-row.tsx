import type { AnchorName } from '../../../contract/anchors.ts'
import { Slot } from '../../../slots/wrapper/slot.ts'
import type { ProductCardFacts } from '../data/card-of.ts'
import { Icon } from './icon.tsx'
import { ProductCard } from './product-card.tsx'

type Props = {
  id: string
  title: string
  cards: ProductCardFacts[]
  anchor?: AnchorName
  all?: { href: string; text: string }
}

/** A row of products chosen by the shop, with a link to all of them if there is such a page. */
export function ProductRow({ id, title, cards, anchor, all }: Props) {
  if (cards.length === 0) return null
  return (
    <section className="section row" data-anchor={anchor} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {all && (
          <a className="link-arrow" href={all.href}>
            {all.text} <Icon name="arrow" />
          </a>
        )}
      </div>
      <ul className="grid">
        {cards.map((card) => (
          <Slot key={card.productId} id="product-card" card={card}>
            <ProductCard card={card} />
          </Slot>
        ))}
      </ul>
    </section>
  )
}
