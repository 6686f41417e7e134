import { useShop } from '../shop-context.tsx'

/** The way to the checkout, in the summary and at the bottom edge (SHOP-53). */
export function CheckoutButton() {
  const { path, texts } = useShop()
  return (
    <a className="button" data-anchor="checkoutButton" href={path('checkout/delivery')}>
      {texts.basket.checkout}
    </a>
  )
}
