import * as accordion from './accordion/template.ts'
import * as addToBagStyle from './add-to-bag-style/template.ts'
import * as colourSwatches from './colour-swatches/template.ts'
import * as countdown from './countdown/template.ts'
import * as crossSellMove from './cross-sell-move/template.ts'
import * as deliveryBox from './delivery-box/template.ts'
import * as deliveryInfoIcon from './delivery-info-icon/template.ts'
import * as descriptionOpen from './description-open/template.ts'
import * as featureIcons from './feature-icons/template.ts'
import * as fitMessage from './fit-message/template.ts'
import * as hideTrueFit from './hide-true-fit/template.ts'
import * as instalment from './instalment/template.ts'
import * as labelColour from './label-colour/template.ts'
import * as lowStock from './low-stock/template.ts'
import * as lowStockText from './low-stock-text/template.ts'
import * as mediaReorder from './media-reorder/template.ts'
import * as paymentIcons from './payment-icons/template.ts'
import * as popup from './popup/template.ts'
import * as priceFormat from './price-format/template.ts'
import * as recentlyViewed from './recently-viewed/template.ts'
import * as recommendations from './recommendations/template.ts'
import * as reviewsLabel from './reviews-label/template.ts'
import * as productSellingFast from './selling-fast/template.ts'
import * as sizeGuideImage from './size-guide-image/template.ts'
import * as socialProof from './social-proof/template.ts'
import * as starColour from './star-colour/template.ts'
import * as technologyIcons from './technology-icons/template.ts'
import * as viewBag from './view-bag/template.ts'
import * as wishlistPromo from './wishlist-promo/template.ts'

/** The templates for product pages. */
export const productTemplates = {
  'product/accordion': accordion,
  'product/fit-message': fitMessage,
  'product/instalment': instalment,
  'product/popup': popup,
  'product/low-stock': lowStock,
  'product/low-stock-text': lowStockText,
  'product/recommendations': recommendations,
  'product/social-proof': socialProof,
  'product/selling-fast': productSellingFast,
  'product/star-colour': starColour,
  'product/payment-icons': paymentIcons,
  'product/description-open': descriptionOpen,
  'product/delivery-info-icon': deliveryInfoIcon,
  'product/cross-sell-move': crossSellMove,
  'product/colour-swatches': colourSwatches,
  'product/add-to-bag-style': addToBagStyle,
  'product/delivery-box': deliveryBox,
  'product/wishlist-promo': wishlistPromo,
  'product/price-format': priceFormat,
  'product/media-reorder': mediaReorder,
  'product/recently-viewed': recentlyViewed,
  'product/hide-true-fit': hideTrueFit,
  'product/label-colour': labelColour,
  'product/reviews-label': reviewsLabel,
  'product/size-guide-image': sizeGuideImage,
  'product/technology-icons': technologyIcons,
  'product/feature-icons': featureIcons,
  'product/countdown': countdown,
  'product/view-bag': viewBag,
}
