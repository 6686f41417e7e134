import { deliveryPrices } from '../../basket/delivery-prices.ts'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'

/** The promo area with the shop's own line (SHOP-16, SHOP-17). There is space for another bar below it. */
export function Promo() {
  const { limit, locale, path, texts } = useShop()
  return (
    <section className="promo-area" data-anchor="headerPromo" aria-label={texts.header.offers}>
      <p className="promo" data-anchor="promoWrapper">
        <span>{texts.header.promo(limit(deliveryPrices[locale.currency].freeFrom))}</span>{' '}
        <a href={path(categoryPath('new'))}>{texts.header.promoLink}</a>
      </p>
    </section>
  )
}
