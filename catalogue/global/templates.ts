import { sample as footerCarriersSample } from './delivery-carriers/sample.ts'
import { template as footerCarriers } from './delivery-carriers/template.ts'
import { sample as footerBadgeSample } from './footer-badge/sample.ts'
import { template as footerBadge } from './footer-badge/template.ts'
import { sample as footerPaymentsSample } from './footer-payments/sample.ts'
import { template as footerPayments } from './footer-payments/template.ts'
import { sample as hideElementsSample } from './hide-elements/sample.ts'
import { template as hideElements } from './hide-elements/template.ts'
import { sample as localeRedirectSample } from './locale-redirect/sample.ts'
import { template as localeRedirect } from './locale-redirect/template.ts'
import { sample as logoutLabelSample } from './logout-label/sample.ts'
import { template as logoutLabel } from './logout-label/template.ts'
import { sample as menuLabelsSample } from './menu-labels/sample.ts'
import { template as menuLabels } from './menu-labels/template.ts'
import { sample as miniBasketRecommendationsSample } from './mini-basket-recommendations/sample.ts'
import { template as miniBasketRecommendations } from './mini-basket-recommendations/template.ts'
import { sample as offerBannerSample } from './offer-banner/sample.ts'
import { template as offerBanner } from './offer-banner/template.ts'
import { sample as popularityCountsSample } from './popularity-counts/sample.ts'
import { template as popularityCounts } from './popularity-counts/template.ts'
import { sample as promoCountdownSample } from './promo-countdown/sample.ts'
import { template as promoCountdown } from './promo-countdown/template.ts'
import { sample as stickyBannerSample } from './sticky-banner/sample.ts'
import { template as stickyBanner } from './sticky-banner/template.ts'
import { sample as weatherBannerSample } from './weather-banner/sample.ts'
import { template as weatherBanner } from './weather-banner/template.ts'

/** Every page. */
export const globalTemplates = {
  'global/offer-banner': { template: offerBanner, sample: offerBannerSample },
  'global/menu-labels': { template: menuLabels, sample: menuLabelsSample },
  'global/locale-redirect': { template: localeRedirect, sample: localeRedirectSample },
  'global/popularity-counts': { template: popularityCounts, sample: popularityCountsSample },
  'global/sticky-banner': { template: stickyBanner, sample: stickyBannerSample },
  'global/weather-banner': { template: weatherBanner, sample: weatherBannerSample },
  'global/promo-countdown': { template: promoCountdown, sample: promoCountdownSample },
  'global/hide-elements': { template: hideElements, sample: hideElementsSample },
  'global/mini-basket-recommendations': {
    template: miniBasketRecommendations,
    sample: miniBasketRecommendationsSample,
  },
  'global/logout-label': { template: logoutLabel, sample: logoutLabelSample },
  'global/footer-badge': { template: footerBadge, sample: footerBadgeSample },
  'global/footer-payments': { template: footerPayments, sample: footerPaymentsSample },
  'global/delivery-carriers': { template: footerCarriers, sample: footerCarriersSample },
}
