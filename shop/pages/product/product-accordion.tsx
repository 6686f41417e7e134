import type { ReactNode } from 'react'
import { deliveryPrices } from '../../basket/delivery-prices.ts'
import { formatRating } from '../../locales/format-rating.ts'
import { Icon } from '../parts/icon.tsx'
import { Stars } from '../parts/stars.tsx'
import { useShop } from '../shop-context.tsx'
import type { ProductContent } from './product-content.ts'

/** The product information in blocks (SHOP-46). Blocks without content are left out. */
export function ProductAccordion({ product }: { product: ProductContent }) {
  const { limit, locale, texts } = useShop()
  const words = texts.product
  return (
    <div className="accordion" data-anchor="productAccordion">
      <Details product={product} />
      <Block name="delivery" title={words.delivery}>
        <p>{words.deliveryText(limit(deliveryPrices[locale.currency].freeFrom))}</p>
      </Block>
      {product.returns && (
        <Block name="returns" title={words.returns}>
          <p>{words.returnsText}</p>
        </Block>
      )}
      {product.reviewCount > 0 && (
        <Block name="reviews" title={words.reviews}>
          <p className="reviews-summary">
            <Stars rating={product.rating} anchor="starRating" />
            {texts.rating.outOf(formatRating(product.rating, locale))}, {texts.rating.reviews(product.reviewCount)}
          </p>
          <a href="#reviews">{words.allReviews}</a>
        </Block>
      )}
    </div>
  )
}

/** The facts are always in view, so that the description's own toggle (SHOP-47) is not inside another one. */
function Details({ product }: { product: ProductContent }) {
  const words = useShop().texts.product
  return (
    <section className="accordion-block" data-block="details" aria-labelledby="product-details">
      <h2 id="product-details" className="details-title">
        {words.details}
      </h2>
      <dl className="facts accordion-content">
        <Fact name={words.style} value={product.style} />
        <Fact name={words.colour} value={product.colour} />
        {product.technologies.length > 0 && <Fact name={words.technologies} value={product.technologies.join(', ')} />}
        <Fact name={words.articleNumber} value={product.productId} />
      </dl>
      {product.description && (
        <details className="description" data-anchor="descriptionPanel">
          <summary>
            {words.description} <Icon name="chevron" />
          </summary>
          <p className="accordion-content">{product.description}</p>
        </details>
      )}
    </section>
  )
}

type BlockProps = { name: string; title: string; children: ReactNode }

function Block({ name, title, children }: BlockProps) {
  return (
    <details className="accordion-block" data-block={name}>
      <summary>
        <h2>{title}</h2> <Icon name="chevron" />
      </summary>
      <div className="accordion-content">{children}</div>
    </details>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
