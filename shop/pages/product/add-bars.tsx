import type { AnchorName } from '../../../contract/anchors.ts'
import { PictureImage } from '../parts/picture-image.tsx'
import { useShop } from '../shop-context.tsx'
import { AddButton } from './add-button.tsx'
import type { ProductContent } from './product-content.ts'
import type { Buy } from './use-buy.ts'

type Props = { product: ProductContent; buy: Buy; available: boolean; priceDrawn: boolean }

/**
 * The bars with the second and third button: at the top once the panel's button is scrolled away, at the bottom on
 * phones.
 */
export function AddBars({ product, buy, available, priceDrawn }: Props) {
  const { locale, money } = useShop()
  const [picture] = product.pictures
  const priceAnchor: AnchorName | undefined = priceDrawn ? 'productPrice' : undefined
  const size = buy.chosen && `${locale.sizes} ${buy.chosen.name}`
  return (
    <>
      <div className="add-bar add-bar-top" data-active={buy.place === 'above'}>
        {picture && <PictureImage className="add-bar-picture" picture={picture} decorative />}
        <p className="add-bar-words">
          <b>{product.name}</b>
          <span className="quiet">{[product.colour, size].filter(Boolean).join(', ')}</span>
        </p>
        <p className="add-bar-price" data-anchor={priceAnchor}>
          {priceDrawn && money(product.price)}
        </p>
        <AddButton phase={buy.phase} available={available} />
      </div>
      <div className="add-bar add-bar-bottom" data-active={buy.place !== 'in view'}>
        <p className="add-bar-words">
          <b className={priceDrawn ? 'add-bar-price' : undefined} data-anchor={priceAnchor}>
            {priceDrawn ? money(product.price) : product.name}
          </b>
          <span className="quiet">{size ?? product.colour}</span>
        </p>
        <AddButton phase={buy.phase} available={available} />
      </div>
    </>
  )
}
