import { sample as homeGallerySample } from './gallery/sample.ts'
import { template as homeGallery } from './gallery/template.ts'
import { sample as heroHeaderSample } from './hero-header/sample.ts'
import { template as heroHeader } from './hero-header/template.ts'
import { sample as mobileHeroSample } from './mobile-hero/sample.ts'
import { template as mobileHero } from './mobile-hero/template.ts'
import { sample as homeRecentlyViewedSample } from './recently-viewed/sample.ts'
import { template as homeRecentlyViewed } from './recently-viewed/template.ts'
import { sample as replacedBannerSample } from './replaced-banner/sample.ts'
import { template as replacedBanner } from './replaced-banner/template.ts'
import { sample as saleCarouselDesktopSample } from './sale-carousel-desktop/sample.ts'
import { template as saleCarouselDesktop } from './sale-carousel-desktop/template.ts'
import { sample as saleCarouselMobileSample } from './sale-carousel-mobile/sample.ts'
import { template as saleCarouselMobile } from './sale-carousel-mobile/template.ts'
import { sample as topSearchSample } from './top-search/sample.ts'
import { template as topSearch } from './top-search/template.ts'

/** The home page. */
export const homeTemplates = {
  'home/hero-header': { template: heroHeader, sample: heroHeaderSample },
  'home/top-search': { template: topSearch, sample: topSearchSample },
  'home/replaced-banner': { template: replacedBanner, sample: replacedBannerSample },
  'home/sale-carousel-mobile': { template: saleCarouselMobile, sample: saleCarouselMobileSample },
  'home/sale-carousel-desktop': { template: saleCarouselDesktop, sample: saleCarouselDesktopSample },
  'home/mobile-hero': { template: mobileHero, sample: mobileHeroSample },
  'home/recently-viewed': { template: homeRecentlyViewed, sample: homeRecentlyViewedSample },
  'home/gallery': { template: homeGallery, sample: homeGallerySample },
}
