import { Picture } from '../media/picture.tsx'
import type { SaleItem } from './sale-fields.ts'

type SaleSlideProps = SaleItem & { onFollow: () => void }

/** A sale item, one link named by its title; what is blank is left out, and the price is as it is written. */
export function SaleSlide({ imgUrl, title, subTitle, price, url, cta, onFollow }: SaleSlideProps) {
  return (
    <div className="instep-sale-item">
      <span className="instep-sale-picture">
        <Picture src={imgUrl} alt={title} />
      </span>
      {/* Spread over all of the slide by its styles: the rest of it is read beside its name. */}
      <a className="instep-sale-title" href={url} onClick={onFollow}>
        {title}
      </a>
      {subTitle && <span>{subTitle}</span>}
      {price && <span className="instep-sale-price">{price}</span>}
      {cta && <span className="instep-sale-cta">{cta}</span>}
    </div>
  )
}
