import type { TemplateInstance } from '../../../catalogue/define-site.ts'
import { lastPairs, seasonBanner, wornByYou } from './home-content.ts'

/** Experiences of the home page; each shop front shows different ones. */
export const homeExperiences: readonly TemplateInstance[] = [
  {
    id: 'hero-header',
    template: 'home/hero-header',
    paths: { include: ['/us/en/'] },
    content: {
      image: '/scenes/doorstep-wide.svg',
      imageMobile: '/scenes/doorstep-narrow.svg',
      bannerURL: '/us/en/shop/new',
      title: 'Brick by brick, block by block',
      text: 'The Brisa in clay: soft from the first step, resoleable after the thousandth.',
      cta: 'Shop new in',
      capitalizeMenu: true,
      trustPilotBgColor: '#14201d',
      trustPilotTextColor: '#ffffff',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'top-search',
    template: 'home/top-search',
    paths: { include: ['/ca/en/'] },
    content: { placeholder: 'Boots for rain, sandals for the lake …' },
  },
  {
    id: 'banner-season',
    template: 'home/replaced-banner',
    paths: { include: ['/eu/fr/'] },
    content: {
      slots: [
        { slotId: 'hero-desktop', alignment: 'left', ...seasonBanner },
        { slotId: 'hero-mobile', alignment: 'left', position: 'bottom', ...seasonBanner },
      ],
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'sale-to-swipe',
    template: 'home/sale-carousel-mobile',
    paths: { include: ['/eu/de/'] },
    room: [{ selector: '.hero-banner', css: 'margin-bottom:calc(125.7vw + 182px)' }],
    content: { headline: 'Letzte Paare', items: lastPairs },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'sale-by-itself',
    template: 'home/sale-carousel-desktop',
    paths: { include: ['/eu/de/'] },
    room: [{ selector: '.hero-banner', css: 'margin-bottom:calc(45.7vw + 162px)' }],
    content: { headline: 'Letzte Paare', items: lastPairs },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'film-on-phones',
    template: 'home/mobile-hero',
    paths: { include: ['/ca/en/'] },
    content: {
      mobileImg: '/films/brisa.webm',
      bannerURL: '/ca/en/product/brisa-court-sage',
      title: 'The Brisa, from all sides',
      text: 'Our court shoe in sage: full-grain leather on a sole that can be renewed.',
      cta: 'See the shoe',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'home-recently-viewed',
    template: 'home/recently-viewed',
    paths: { include: ['/ca/fr/'] },
    content: { expireDays: 30, headline: 'Vus récemment' },
  },
  {
    id: 'as-worn',
    template: 'home/gallery',
    paths: { include: ['/eu/it/'] },
    content: {
      slotD: 'gallery-desktop',
      slotM: 'gallery-mobile',
      CarouselTitle: 'Come le portate voi',
      slides: wornByYou,
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
]
