import * as footerCarriers from './delivery-carriers/template.ts'
import * as footerBadge from './footer-badge/template.ts'
import * as footerPayments from './footer-payments/template.ts'
import * as hideElements from './hide-elements/template.ts'
import * as localeRedirect from './locale-redirect/template.ts'
import * as logoutLabel from './logout-label/template.ts'
import * as menuLabels from './menu-labels/template.ts'
import * as miniBasketRecommendations from './mini-basket-recommendations/template.ts'
import * as offerBanner from './offer-banner/template.ts'
import * as popularityCounts from './popularity-counts/template.ts'
import * as promoCountdown from './promo-countdown/template.ts'
import * as stickyBanner from './sticky-banner/template.ts'
import * as weatherBanner from './weather-banner/template.ts'

/** The templates for all pages. */
export const globalTemplates = {
  'global/offer-banner': offerBanner,
  'global/menu-labels': menuLabels,
  'global/locale-redirect': localeRedirect,
  'global/popularity-counts': popularityCounts,
  'global/sticky-banner': stickyBanner,
  'global/weather-banner': weatherBanner,
  'global/promo-countdown': promoCountdown,
  'global/hide-elements': hideElements,
  'global/mini-basket-recommendations': miniBasketRecommendations,
  'global/logout-label': logoutLabel,
  'global/footer-badge': footerBadge,
  'global/footer-payments': footerPayments,
  'global/delivery-carriers': footerCarriers,
}
