import { sample as alwaysButtonsSample } from './always-buttons/sample.ts'
import { template as alwaysButtons } from './always-buttons/template.ts'
import { sample as badgeSample } from './badge/sample.ts'
import { template as badge } from './badge/template.ts'
import { sample as bannerReplaceSample } from './banner-replace/sample.ts'
import { template as bannerReplace } from './banner-replace/template.ts'
import { sample as categoryButtonsSample } from './category-buttons/sample.ts'
import { template as categoryButtons } from './category-buttons/template.ts'
import { sample as filterTextSample } from './filter-text/sample.ts'
import { template as filterText } from './filter-text/template.ts'
import { sample as firstImageSample } from './first-image/sample.ts'
import { template as firstImage } from './first-image/template.ts'
import { sample as hideGridIconSample } from './hide-grid-icon/sample.ts'
import { template as hideGridIcon } from './hide-grid-icon/template.ts'
import { sample as linkButtonsSample } from './link-buttons/sample.ts'
import { template as linkButtons } from './link-buttons/template.ts'
import { sample as mediaBannerSample } from './media-banner/sample.ts'
import { template as mediaBanner } from './media-banner/template.ts'
import { sample as categoryRecommendationsSample } from './recommendations/sample.ts'
import { template as categoryRecommendations } from './recommendations/template.ts'
import { sample as saleBadgeSample } from './sale-badge/sample.ts'
import { template as saleBadge } from './sale-badge/template.ts'
import { sample as categorySellingFastSample } from './selling-fast/sample.ts'
import { template as categorySellingFast } from './selling-fast/template.ts'
import { sample as stickyFilterSample } from './sticky-filter/sample.ts'
import { template as stickyFilter } from './sticky-filter/template.ts'
import { sample as swapFilterSortSample } from './swap-filter-sort/sample.ts'
import { template as swapFilterSort } from './swap-filter-sort/template.ts'
import { sample as topBannerSample } from './top-banner/sample.ts'
import { template as topBanner } from './top-banner/template.ts'

/** Listings. */
export const categoryTemplates = {
  'category/badge': { template: badge, sample: badgeSample },
  'category/sale-badge': { template: saleBadge, sample: saleBadgeSample },
  'category/selling-fast': { template: categorySellingFast, sample: categorySellingFastSample },
  'category/top-banner': { template: topBanner, sample: topBannerSample },
  'category/always-buttons': { template: alwaysButtons, sample: alwaysButtonsSample },
  'category/sticky-filter': { template: stickyFilter, sample: stickyFilterSample },
  'category/swap-filter-sort': { template: swapFilterSort, sample: swapFilterSortSample },
  'category/hide-grid-icon': { template: hideGridIcon, sample: hideGridIconSample },
  'category/filter-text': { template: filterText, sample: filterTextSample },
  'category/link-buttons': { template: linkButtons, sample: linkButtonsSample },
  'category/category-buttons': { template: categoryButtons, sample: categoryButtonsSample },
  'category/media-banner': { template: mediaBanner, sample: mediaBannerSample },
  'category/banner-replace': { template: bannerReplace, sample: bannerReplaceSample },
  'category/first-image': { template: firstImage, sample: firstImageSample },
  'category/recommendations': { template: categoryRecommendations, sample: categoryRecommendationsSample },
}
