import type { Card } from '../data/card-of.ts'
import { useShop } from '../shop-context.tsx'
import { Labels } from './labels.tsx'
import { PictureImage } from './picture-image.tsx'
import { Price } from './price.tsx'

type Props = {
  card: Card
  /** In a category's list, where other code knows it as gridItem; rows elsewhere are no list of the page. */
  inGrid?: boolean
  eager?: boolean
}

/** One product in a list or row: the whole card leads to its page (SHOP-58). */
export function ProductCard({ card, inGrid, eager }: Props) {
  const { texts } = useShop()
  const [first, second] = card.pictures
  const Heading = inGrid ? 'h2' : 'h3' // rows stand under a heading of their own
  const anchors = inGrid ? { 'data-anchor': 'gridItem', 'data-skus': card.skus.join(' ') } : {}
  return (
    <li className="card" data-product-id={card.productId} {...anchors}>
      <div className="card-pictures">
        {first && <PictureImage className="card-picture" picture={first} eager={eager} />}
        {second && <PictureImage className="card-picture card-picture-second" picture={second} decorative />}
        <Labels labels={card.labels} />
      </div>
      <Heading className="card-name">
        <a className="card-link" href={card.href}>
          {card.name}
        </a>
      </Heading>
      <p className="card-colour">
        {card.colours > 1 ? `${card.colour}, ${texts.card.colours(card.colours)}` : card.colour}
      </p>
      <Price now={card.price} was={card.was} anchor={inGrid ? 'gridPrice' : undefined} />
    </li>
  )
}
