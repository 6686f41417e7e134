import * as checkoutButtonSize from './checkout-button-size/template.ts'
import * as basketCarriers from './delivery-carriers/template.ts'
import * as googlePay from './google-pay/template.ts'
import * as basketLowStock from './low-stock/template.ts'
import * as mostAdded from './most-added/template.ts'
import * as navHoverPopup from './nav-hover-popup/template.ts'
import * as productLink from './product-link/template.ts'
import * as basketRecommendations from './recommendations/template.ts'
import * as returnsPromo from './returns-promo/template.ts'

/** The templates for the basket page. */
export const basketTemplates = {
  'basket/google-pay': googlePay,
  'basket/low-stock': basketLowStock,
  'basket/most-added': mostAdded,
  'basket/returns-promo': returnsPromo,
  'basket/recommendations': basketRecommendations,
  'basket/nav-hover-popup': navHoverPopup,
  'basket/checkout-button-size': checkoutButtonSize,
  'basket/product-link': productLink,
  'basket/delivery-carriers': basketCarriers,
}
