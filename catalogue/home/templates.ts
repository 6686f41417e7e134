import * as homeGallery from './gallery/template.ts'
import * as heroHeader from './hero-header/template.ts'
import * as mobileHero from './mobile-hero/template.ts'
import * as homeRecentlyViewed from './recently-viewed/template.ts'
import * as replacedBanner from './replaced-banner/template.ts'
import * as saleCarouselDesktop from './sale-carousel-desktop/template.ts'
import * as saleCarouselMobile from './sale-carousel-mobile/template.ts'
import * as topSearch from './top-search/template.ts'

/** The templates for the home page. */
export const homeTemplates = {
  'home/hero-header': heroHeader,
  'home/top-search': topSearch,
  'home/replaced-banner': replacedBanner,
  'home/sale-carousel-mobile': saleCarouselMobile,
  'home/sale-carousel-desktop': saleCarouselDesktop,
  'home/mobile-hero': mobileHero,
  'home/recently-viewed': homeRecentlyViewed,
  'home/gallery': homeGallery,
}
