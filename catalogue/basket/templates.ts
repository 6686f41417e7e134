import { sample as checkoutButtonSizeSample } from './checkout-button-size/sample.ts'
import { template as checkoutButtonSize } from './checkout-button-size/template.ts'
import { sample as basketCarriersSample } from './delivery-carriers/sample.ts'
import { template as basketCarriers } from './delivery-carriers/template.ts'
import { sample as googlePaySample } from './google-pay/sample.ts'
import { template as googlePay } from './google-pay/template.ts'
import { sample as basketLowStockSample } from './low-stock/sample.ts'
import { template as basketLowStock } from './low-stock/template.ts'
import { sample as mostAddedSample } from './most-added/sample.ts'
import { template as mostAdded } from './most-added/template.ts'
import { sample as navHoverPopupSample } from './nav-hover-popup/sample.ts'
import { template as navHoverPopup } from './nav-hover-popup/template.ts'
import { sample as productLinkSample } from './product-link/sample.ts'
import { template as productLink } from './product-link/template.ts'
import { sample as basketRecommendationsSample } from './recommendations/sample.ts'
import { template as basketRecommendations } from './recommendations/template.ts'
import { sample as returnsPromoSample } from './returns-promo/sample.ts'
import { template as returnsPromo } from './returns-promo/template.ts'

/** The bag. */
export const basketTemplates = {
  'basket/google-pay': { template: googlePay, sample: googlePaySample },
  'basket/low-stock': { template: basketLowStock, sample: basketLowStockSample },
  'basket/most-added': { template: mostAdded, sample: mostAddedSample },
  'basket/returns-promo': { template: returnsPromo, sample: returnsPromoSample },
  'basket/recommendations': { template: basketRecommendations, sample: basketRecommendationsSample },
  'basket/nav-hover-popup': { template: navHoverPopup, sample: navHoverPopupSample },
  'basket/checkout-button-size': { template: checkoutButtonSize, sample: checkoutButtonSizeSample },
  'basket/product-link': { template: productLink, sample: productLinkSample },
  'basket/delivery-carriers': { template: basketCarriers, sample: basketCarriersSample },
}
