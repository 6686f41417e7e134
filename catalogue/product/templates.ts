import { sample as accordionSample } from './accordion/sample.ts'
import { template as accordion } from './accordion/template.ts'
import { sample as addToBagStyleSample } from './add-to-bag-style/sample.ts'
import { template as addToBagStyle } from './add-to-bag-style/template.ts'
import { sample as colourSwatchesSample } from './colour-swatches/sample.ts'
import { template as colourSwatches } from './colour-swatches/template.ts'
import { sample as countdownSample } from './countdown/sample.ts'
import { template as countdown } from './countdown/template.ts'
import { sample as crossSellMoveSample } from './cross-sell-move/sample.ts'
import { template as crossSellMove } from './cross-sell-move/template.ts'
import { sample as deliveryBoxSample } from './delivery-box/sample.ts'
import { template as deliveryBox } from './delivery-box/template.ts'
import { sample as deliveryInfoIconSample } from './delivery-info-icon/sample.ts'
import { template as deliveryInfoIcon } from './delivery-info-icon/template.ts'
import { sample as descriptionOpenSample } from './description-open/sample.ts'
import { template as descriptionOpen } from './description-open/template.ts'
import { sample as featureIconsSample } from './feature-icons/sample.ts'
import { template as featureIcons } from './feature-icons/template.ts'
import { sample as fitMessageSample } from './fit-message/sample.ts'
import { template as fitMessage } from './fit-message/template.ts'
import { sample as hideTrueFitSample } from './hide-true-fit/sample.ts'
import { template as hideTrueFit } from './hide-true-fit/template.ts'
import { sample as instalmentSample } from './instalment/sample.ts'
import { template as instalment } from './instalment/template.ts'
import { sample as labelColourSample } from './label-colour/sample.ts'
import { template as labelColour } from './label-colour/template.ts'
import { sample as lowStockSample } from './low-stock/sample.ts'
import { template as lowStock } from './low-stock/template.ts'
import { sample as lowStockTextSample } from './low-stock-text/sample.ts'
import { template as lowStockText } from './low-stock-text/template.ts'
import { sample as mediaReorderSample } from './media-reorder/sample.ts'
import { template as mediaReorder } from './media-reorder/template.ts'
import { sample as paymentIconsSample } from './payment-icons/sample.ts'
import { template as paymentIcons } from './payment-icons/template.ts'
import { sample as popupSample } from './popup/sample.ts'
import { template as popup } from './popup/template.ts'
import { sample as priceFormatSample } from './price-format/sample.ts'
import { template as priceFormat } from './price-format/template.ts'
import { sample as recentlyViewedSample } from './recently-viewed/sample.ts'
import { template as recentlyViewed } from './recently-viewed/template.ts'
import { sample as recommendationsSample } from './recommendations/sample.ts'
import { template as recommendations } from './recommendations/template.ts'
import { sample as reviewsLabelSample } from './reviews-label/sample.ts'
import { template as reviewsLabel } from './reviews-label/template.ts'
import { sample as productSellingFastSample } from './selling-fast/sample.ts'
import { template as productSellingFast } from './selling-fast/template.ts'
import { sample as sizeGuideImageSample } from './size-guide-image/sample.ts'
import { template as sizeGuideImage } from './size-guide-image/template.ts'
import { sample as socialProofSample } from './social-proof/sample.ts'
import { template as socialProof } from './social-proof/template.ts'
import { sample as starColourSample } from './star-colour/sample.ts'
import { template as starColour } from './star-colour/template.ts'
import { sample as technologyIconsSample } from './technology-icons/sample.ts'
import { template as technologyIcons } from './technology-icons/template.ts'
import { sample as viewBagSample } from './view-bag/sample.ts'
import { template as viewBag } from './view-bag/template.ts'
import { sample as wishlistPromoSample } from './wishlist-promo/sample.ts'
import { template as wishlistPromo } from './wishlist-promo/template.ts'

/** Product pages. */
export const productTemplates = {
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
}
