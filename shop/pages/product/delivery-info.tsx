import { useShop } from '../shop-context.tsx'

/** One line on delivery and returns, with the way to all about them (SHOP-43). */
export function DeliveryInfo() {
  const { path, texts } = useShop()
  return (
    <p className="delivery-info" data-anchor="deliveryInfo">
      {texts.product.deliveryInfo} <a href={path('help#delivery')}>{texts.product.deliveryInfoLink}</a>
    </p>
  )
}
