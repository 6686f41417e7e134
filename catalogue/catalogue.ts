import { sample as checkoutButtonSizeSample } from './basket/checkout-button-size/sample.ts'
import { template as checkoutButtonSize } from './basket/checkout-button-size/template.ts'
import { sample as googlePaySample } from './basket/google-pay/sample.ts'
import { template as googlePay } from './basket/google-pay/template.ts'
import { sample as basketLowStockSample } from './basket/low-stock/sample.ts'
import { template as basketLowStock } from './basket/low-stock/template.ts'
import { sample as mostAddedSample } from './basket/most-added/sample.ts'
import { template as mostAdded } from './basket/most-added/template.ts'
import { sample as navHoverPopupSample } from './basket/nav-hover-popup/sample.ts'
import { template as navHoverPopup } from './basket/nav-hover-popup/template.ts'
import { sample as basketRecommendationsSample } from './basket/recommendations/sample.ts'
import { template as basketRecommendations } from './basket/recommendations/template.ts'
import { sample as returnsPromoSample } from './basket/returns-promo/sample.ts'
import { template as returnsPromo } from './basket/returns-promo/template.ts'
import { sample as alwaysButtonsSample } from './category/always-buttons/sample.ts'
import { template as alwaysButtons } from './category/always-buttons/template.ts'
import { sample as badgeSample } from './category/badge/sample.ts'
import { template as badge } from './category/badge/template.ts'
import { sample as filterTextSample } from './category/filter-text/sample.ts'
import { template as filterText } from './category/filter-text/template.ts'
import { sample as hideGridIconSample } from './category/hide-grid-icon/sample.ts'
import { template as hideGridIcon } from './category/hide-grid-icon/template.ts'
import { sample as saleBadgeSample } from './category/sale-badge/sample.ts'
import { template as saleBadge } from './category/sale-badge/template.ts'
import { sample as categorySellingFastSample } from './category/selling-fast/sample.ts'
import { template as categorySellingFast } from './category/selling-fast/template.ts'
import { sample as stickyFilterSample } from './category/sticky-filter/sample.ts'
import { template as stickyFilter } from './category/sticky-filter/template.ts'
import { sample as swapFilterSortSample } from './category/swap-filter-sort/sample.ts'
import { template as swapFilterSort } from './category/swap-filter-sort/template.ts'
import { sample as topBannerSample } from './category/top-banner/sample.ts'
import { template as topBanner } from './category/top-banner/template.ts'
import { sample as consentLabelSample } from './checkout/consent-label/sample.ts'
import { template as consentLabel } from './checkout/consent-label/template.ts'
import { sample as padlockSample } from './checkout/padlock/sample.ts'
import { template as padlock } from './checkout/padlock/template.ts'
import { sample as progressSample } from './checkout/progress/sample.ts'
import { template as progress } from './checkout/progress/template.ts'
import { sample as hideElementsSample } from './global/hide-elements/sample.ts'
import { template as hideElements } from './global/hide-elements/template.ts'
import { sample as localeRedirectSample } from './global/locale-redirect/sample.ts'
import { template as localeRedirect } from './global/locale-redirect/template.ts'
import { sample as menuLabelsSample } from './global/menu-labels/sample.ts'
import { template as menuLabels } from './global/menu-labels/template.ts'
import { sample as miniBasketRecommendationsSample } from './global/mini-basket-recommendations/sample.ts'
import { template as miniBasketRecommendations } from './global/mini-basket-recommendations/template.ts'
import { sample as offerBannerSample } from './global/offer-banner/sample.ts'
import { template as offerBanner } from './global/offer-banner/template.ts'
import { sample as popularityCountsSample } from './global/popularity-counts/sample.ts'
import { template as popularityCounts } from './global/popularity-counts/template.ts'
import { sample as promoCountdownSample } from './global/promo-countdown/sample.ts'
import { template as promoCountdown } from './global/promo-countdown/template.ts'
import { sample as stickyBannerSample } from './global/sticky-banner/sample.ts'
import { template as stickyBanner } from './global/sticky-banner/template.ts'
import { sample as weatherBannerSample } from './global/weather-banner/sample.ts'
import { template as weatherBanner } from './global/weather-banner/template.ts'
import { sample as heroHeaderSample } from './home/hero-header/sample.ts'
import { template as heroHeader } from './home/hero-header/template.ts'
import { sample as topSearchSample } from './home/top-search/sample.ts'
import { template as topSearch } from './home/top-search/template.ts'
import { sample as helpPageSample } from './not-found/help-page/sample.ts'
import { template as helpPage } from './not-found/help-page/template.ts'
import { sample as accordionSample } from './product/accordion/sample.ts'
import { template as accordion } from './product/accordion/template.ts'
import { sample as addToBagStyleSample } from './product/add-to-bag-style/sample.ts'
import { template as addToBagStyle } from './product/add-to-bag-style/template.ts'
import { sample as colourSwatchesSample } from './product/colour-swatches/sample.ts'
import { template as colourSwatches } from './product/colour-swatches/template.ts'
import { sample as countdownSample } from './product/countdown/sample.ts'
import { template as countdown } from './product/countdown/template.ts'
import { sample as crossSellMoveSample } from './product/cross-sell-move/sample.ts'
import { template as crossSellMove } from './product/cross-sell-move/template.ts'
import { sample as deliveryBoxSample } from './product/delivery-box/sample.ts'
import { template as deliveryBox } from './product/delivery-box/template.ts'
import { sample as deliveryInfoIconSample } from './product/delivery-info-icon/sample.ts'
import { template as deliveryInfoIcon } from './product/delivery-info-icon/template.ts'
import { sample as descriptionOpenSample } from './product/description-open/sample.ts'
import { template as descriptionOpen } from './product/description-open/template.ts'
import { sample as featureIconsSample } from './product/feature-icons/sample.ts'
import { template as featureIcons } from './product/feature-icons/template.ts'
import { sample as fitMessageSample } from './product/fit-message/sample.ts'
import { template as fitMessage } from './product/fit-message/template.ts'
import { sample as hideTrueFitSample } from './product/hide-true-fit/sample.ts'
import { template as hideTrueFit } from './product/hide-true-fit/template.ts'
import { sample as instalmentSample } from './product/instalment/sample.ts'
import { template as instalment } from './product/instalment/template.ts'
import { sample as labelColourSample } from './product/label-colour/sample.ts'
import { template as labelColour } from './product/label-colour/template.ts'
import { sample as lowStockSample } from './product/low-stock/sample.ts'
import { template as lowStock } from './product/low-stock/template.ts'
import { sample as lowStockTextSample } from './product/low-stock-text/sample.ts'
import { template as lowStockText } from './product/low-stock-text/template.ts'
import { sample as mediaReorderSample } from './product/media-reorder/sample.ts'
import { template as mediaReorder } from './product/media-reorder/template.ts'
import { sample as paymentIconsSample } from './product/payment-icons/sample.ts'
import { template as paymentIcons } from './product/payment-icons/template.ts'
import { sample as popupSample } from './product/popup/sample.ts'
import { template as popup } from './product/popup/template.ts'
import { sample as priceFormatSample } from './product/price-format/sample.ts'
import { template as priceFormat } from './product/price-format/template.ts'
import { sample as recentlyViewedSample } from './product/recently-viewed/sample.ts'
import { template as recentlyViewed } from './product/recently-viewed/template.ts'
import { sample as recommendationsSample } from './product/recommendations/sample.ts'
import { template as recommendations } from './product/recommendations/template.ts'
import { sample as reviewsLabelSample } from './product/reviews-label/sample.ts'
import { template as reviewsLabel } from './product/reviews-label/template.ts'
import { sample as productSellingFastSample } from './product/selling-fast/sample.ts'
import { template as productSellingFast } from './product/selling-fast/template.ts'
import { sample as sizeGuideImageSample } from './product/size-guide-image/sample.ts'
import { template as sizeGuideImage } from './product/size-guide-image/template.ts'
import { sample as socialProofSample } from './product/social-proof/sample.ts'
import { template as socialProof } from './product/social-proof/template.ts'
import { sample as starColourSample } from './product/star-colour/sample.ts'
import { template as starColour } from './product/star-colour/template.ts'
import { sample as technologyIconsSample } from './product/technology-icons/sample.ts'
import { template as technologyIcons } from './product/technology-icons/template.ts'
import { sample as viewBagSample } from './product/view-bag/sample.ts'
import { template as viewBag } from './product/view-bag/template.ts'
import { sample as wishlistPromoSample } from './product/wishlist-promo/sample.ts'
import { template as wishlistPromo } from './product/wishlist-promo/template.ts'

/** Every ready-made experience, by page; the key is the template's id and its folder. */
export const catalogue = {
  // Product page
  'product/accordion': { template: accordion, sample: accordionSample },
  'product/fit-message': { template: fitMessage, sample: fitMessageSample },
  'product/instalment': { template: instalment, sample: instalmentSample },
  'product/popup': { template: popup, sample: popupSample },
  'product/low-stock': { template: lowStock, sample: lowStockSample },
  'product/low-stock-text': { template: lowStockText, sample: lowStockTextSample },
  'product/recommendations': { template: recommendations, sample: recommendationsSample },
  'product/social-proof': { template: socialProof, sample: socialProofSample },
  'product/selling-fast': { template: productSellingFast, sample: productSellingFastSample },
  'product/star-colour': { template: starColour, sample: starColourSample },
  'product/payment-icons': { template: paymentIcons, sample: paymentIconsSample },
  'product/description-open': { template: descriptionOpen, sample: descriptionOpenSample },
  'product/delivery-info-icon': { template: deliveryInfoIcon, sample: deliveryInfoIconSample },
  'product/cross-sell-move': { template: crossSellMove, sample: crossSellMoveSample },
  'product/colour-swatches': { template: colourSwatches, sample: colourSwatchesSample },
  'product/add-to-bag-style': { template: addToBagStyle, sample: addToBagStyleSample },
  'product/delivery-box': { template: deliveryBox, sample: deliveryBoxSample },
  'product/wishlist-promo': { template: wishlistPromo, sample: wishlistPromoSample },
  'product/price-format': { template: priceFormat, sample: priceFormatSample },
  'product/media-reorder': { template: mediaReorder, sample: mediaReorderSample },
  'product/recently-viewed': { template: recentlyViewed, sample: recentlyViewedSample },
  'product/hide-true-fit': { template: hideTrueFit, sample: hideTrueFitSample },
  'product/label-colour': { template: labelColour, sample: labelColourSample },
  'product/reviews-label': { template: reviewsLabel, sample: reviewsLabelSample },
  'product/size-guide-image': { template: sizeGuideImage, sample: sizeGuideImageSample },
  'product/technology-icons': { template: technologyIcons, sample: technologyIconsSample },
  'product/feature-icons': { template: featureIcons, sample: featureIconsSample },
  'product/countdown': { template: countdown, sample: countdownSample },
  'product/view-bag': { template: viewBag, sample: viewBagSample },

  // Category page
  'category/badge': { template: badge, sample: badgeSample },
  'category/sale-badge': { template: saleBadge, sample: saleBadgeSample },
  'category/selling-fast': { template: categorySellingFast, sample: categorySellingFastSample },
  'category/top-banner': { template: topBanner, sample: topBannerSample },
  'category/always-buttons': { template: alwaysButtons, sample: alwaysButtonsSample },
  'category/sticky-filter': { template: stickyFilter, sample: stickyFilterSample },
  'category/swap-filter-sort': { template: swapFilterSort, sample: swapFilterSortSample },
  'category/hide-grid-icon': { template: hideGridIcon, sample: hideGridIconSample },
  'category/filter-text': { template: filterText, sample: filterTextSample },

  // Home page
  'home/hero-header': { template: heroHeader, sample: heroHeaderSample },
  'home/top-search': { template: topSearch, sample: topSearchSample },

  // Basket
  'basket/google-pay': { template: googlePay, sample: googlePaySample },
  'basket/low-stock': { template: basketLowStock, sample: basketLowStockSample },
  'basket/most-added': { template: mostAdded, sample: mostAddedSample },
  'basket/returns-promo': { template: returnsPromo, sample: returnsPromoSample },
  'basket/recommendations': { template: basketRecommendations, sample: basketRecommendationsSample },
  'basket/nav-hover-popup': { template: navHoverPopup, sample: navHoverPopupSample },
  'basket/checkout-button-size': { template: checkoutButtonSize, sample: checkoutButtonSizeSample },

  // Checkout
  'checkout/padlock': { template: padlock, sample: padlockSample },
  'checkout/consent-label': { template: consentLabel, sample: consentLabelSample },
  'checkout/progress': { template: progress, sample: progressSample },

  // Nothing found
  'not-found/help-page': { template: helpPage, sample: helpPageSample },

  // All pages
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
}

export type TemplateId = keyof typeof catalogue
