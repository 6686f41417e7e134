import { Picture } from '../media/picture.tsx'
import { sayText } from '../words/say.ts'
import type { SaleItem } from './sale-fields.ts'

type SaleSlideProps = SaleItem & { onFollow: () => void }

/** Draws a sale item as one link named by its title. Blank fields are left out, and the price is shown as written. */
export function SaleSlide({ imgUrl, title, subTitle, price, was, url, cta, onFollow }: SaleSlideProps) {
  return (
    <div className="instep-sale-item">
      <span className="instep-sale-picture">
        <Picture src={imgUrl} alt={title} />
      </span>
      {/* Its styles stretch the link over the whole slide, so the other texts can be read separately from its name. */}
      <a className="instep-sale-title" href={url} onClick={onFollow}>
        {title}
      </a>
      {subTitle && <span>{subTitle}</span>}
      {price && (
        <span className="instep-sale-price">
          {was ? (
            <>
              <b>
                <span className="instep-sale-hidden">{sayText('Now')} </span>
                {price}
              </b>{' '}
              <s>
                <span className="instep-sale-hidden">{sayText('Was')} </span>
                {was}
              </s>
            </>
          ) : (
            price
          )}
        </span>
      )}
      {cta && <span className="instep-sale-cta">{cta}</span>}
    </div>
  )
}
