import * as alwaysButtons from './always-buttons/template.ts'
import * as badge from './badge/template.ts'
import * as bannerReplace from './banner-replace/template.ts'
import * as categoryButtons from './category-buttons/template.ts'
import * as filterText from './filter-text/template.ts'
import * as firstImage from './first-image/template.ts'
import * as hideGridIcon from './hide-grid-icon/template.ts'
import * as linkButtons from './link-buttons/template.ts'
import * as mediaBanner from './media-banner/template.ts'
import * as categoryRecommendations from './recommendations/template.ts'
import * as saleBadge from './sale-badge/template.ts'
import * as categorySellingFast from './selling-fast/template.ts'
import * as stickyFilter from './sticky-filter/template.ts'
import * as swapFilterSort from './swap-filter-sort/template.ts'
import * as topBanner from './top-banner/template.ts'

/** The templates for category pages. */
export const categoryTemplates = {
  'category/badge': badge,
  'category/sale-badge': saleBadge,
  'category/selling-fast': categorySellingFast,
  'category/top-banner': topBanner,
  'category/always-buttons': alwaysButtons,
  'category/sticky-filter': stickyFilter,
  'category/swap-filter-sort': swapFilterSort,
  'category/hide-grid-icon': hideGridIcon,
  'category/filter-text': filterText,
  'category/link-buttons': linkButtons,
  'category/category-buttons': categoryButtons,
  'category/media-banner': mediaBanner,
  'category/banner-replace': bannerReplace,
  'category/first-image': firstImage,
  'category/recommendations': categoryRecommendations,
}
