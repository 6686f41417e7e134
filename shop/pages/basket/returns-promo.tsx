import { useShop } from '../shop-context.tsx'

/** The box above the items on free returns (SHOP-55). */
export function ReturnsPromo() {
  const { path, texts } = useShop()
  return (
    <p className="returns-promo" data-anchor="returnsPromo">
      {texts.basket.returns} <a href={`${path('help')}#returns`}>{texts.basket.returnsLink}</a>
    </p>
  )
}
