import type { ProductCardFacts } from '../data/card-of.ts'
import { useShop } from '../shop-context.tsx'
import { Labels } from './labels.tsx'
import { PictureImage } from './picture-image.tsx'
import { Price } from './price.tsx'

/** One product in a row; the whole card links to its page. */
export function ProductCard({ card }: { card: ProductCardFacts }) {
  const { texts } = useShop()
  const [first, second] = card.pictures
  return (
    <li className="card" data-product-id={card.productId}>
      <div className="card-pictures">
        {first && <PictureImage className="card-picture" picture={first} />}
        {second && <PictureImage className="card-picture card-picture-second" picture={second} decorative />}
        <Labels labels={card.labels} />
      </div>
      <h3 className="card-name">
        <a className="card-link" href={card.href}>
          {card.name}
        </a>
      </h3>
      <p className="card-colour">
        {card.colours > 1 ? `${card.colour}, ${texts.card.colours(card.colours)}` : card.colour}
      </p>
      <Price now={card.price} was={card.was} />
    </li>
  )
}
