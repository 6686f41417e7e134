import { sample as googlePaySample } from './basket/google-pay/sample.ts'
import { template as googlePay } from './basket/google-pay/template.ts'
import { sample as basketLowStockSample } from './basket/low-stock/sample.ts'
import { template as basketLowStock } from './basket/low-stock/template.ts'
import { sample as mostAddedSample } from './basket/most-added/sample.ts'
import { template as mostAdded } from './basket/most-added/template.ts'
import { sample as badgeSample } from './category/badge/sample.ts'
import { template as badge } from './category/badge/template.ts'
import { sample as saleBadgeSample } from './category/sale-badge/sample.ts'
import { template as saleBadge } from './category/sale-badge/template.ts'
import { sample as categorySellingFastSample } from './category/selling-fast/sample.ts'
import { template as categorySellingFast } from './category/selling-fast/template.ts'
import { sample as localeRedirectSample } from './global/locale-redirect/sample.ts'
import { template as localeRedirect } from './global/locale-redirect/template.ts'
import { sample as menuLabelsSample } from './global/menu-labels/sample.ts'
import { template as menuLabels } from './global/menu-labels/template.ts'
import { sample as offerBannerSample } from './global/offer-banner/sample.ts'
import { template as offerBanner } from './global/offer-banner/template.ts'
import { sample as popularityCountsSample } from './global/popularity-counts/sample.ts'
import { template as popularityCounts } from './global/popularity-counts/template.ts'
import { sample as heroHeaderSample } from './home/hero-header/sample.ts'
import { template as heroHeader } from './home/hero-header/template.ts'
import { sample as topSearchSample } from './home/top-search/sample.ts'
import { template as topSearch } from './home/top-search/template.ts'
import { sample as fitMessageSample } from './product/fit-message/sample.ts'
import { template as fitMessage } from './product/fit-message/template.ts'
import { sample as instalmentSample } from './product/instalment/sample.ts'
import { template as instalment } from './product/instalment/template.ts'
import { sample as lowStockSample } from './product/low-stock/sample.ts'
import { template as lowStock } from './product/low-stock/template.ts'
import { sample as lowStockTextSample } from './product/low-stock-text/sample.ts'
import { template as lowStockText } from './product/low-stock-text/template.ts'
import { sample as popupSample } from './product/popup/sample.ts'
import { template as popup } from './product/popup/template.ts'
import { sample as recommendationsSample } from './product/recommendations/sample.ts'
import { template as recommendations } from './product/recommendations/template.ts'
import { sample as productSellingFastSample } from './product/selling-fast/sample.ts'
import { template as productSellingFast } from './product/selling-fast/template.ts'
import { sample as socialProofSample } from './product/social-proof/sample.ts'
import { template as socialProof } from './product/social-proof/template.ts'
import { sample as starColourSample } from './product/star-colour/sample.ts'
import { template as starColour } from './product/star-colour/template.ts'

/** Every ready-made experience, by page; the key is the template's id and its folder. */
export const catalogue = {
  // Product page
  'product/fit-message': { template: fitMessage, sample: fitMessageSample },
  'product/instalment': { template: instalment, sample: instalmentSample },
  'product/popup': { template: popup, sample: popupSample },
  'product/low-stock': { template: lowStock, sample: lowStockSample },
  'product/low-stock-text': { template: lowStockText, sample: lowStockTextSample },
  'product/recommendations': { template: recommendations, sample: recommendationsSample },
  'product/social-proof': { template: socialProof, sample: socialProofSample },
  'product/selling-fast': { template: productSellingFast, sample: productSellingFastSample },
  'product/star-colour': { template: starColour, sample: starColourSample },

  // Category page
  'category/badge': { template: badge, sample: badgeSample },
  'category/sale-badge': { template: saleBadge, sample: saleBadgeSample },
  'category/selling-fast': { template: categorySellingFast, sample: categorySellingFastSample },

  // Home page
  'home/hero-header': { template: heroHeader, sample: heroHeaderSample },
  'home/top-search': { template: topSearch, sample: topSearchSample },

  // Basket
  'basket/google-pay': { template: googlePay, sample: googlePaySample },
  'basket/low-stock': { template: basketLowStock, sample: basketLowStockSample },
  'basket/most-added': { template: mostAdded, sample: mostAddedSample },

  // All pages
  'global/offer-banner': { template: offerBanner, sample: offerBannerSample },
  'global/menu-labels': { template: menuLabels, sample: menuLabelsSample },
  'global/locale-redirect': { template: localeRedirect, sample: localeRedirectSample },
  'global/popularity-counts': { template: popularityCounts, sample: popularityCountsSample },
}

export type TemplateId = keyof typeof catalogue
