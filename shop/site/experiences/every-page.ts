import type { TemplateInstance } from '../../../catalogue/define-site.ts'
import { endOfWeek } from './end-of-week.ts'

/** Experiences of every page. */
export const everyPageExperiences: readonly TemplateInstance[] = [
  {
    id: 'offers',
    template: 'global/offer-banner',
    content: {
      messages: [
        { title: 'Try them at home for 60 days', isBold: true },
        { title: 'Resoled, not replaced' },
        { title: 'New in: boots for wet streets', link: '/uk/en/shop/boots' },
      ],
      backgroundColor: '#e3efe8',
      textColor: '#14201d',
    },
    paths: { include: ['/uk/en'] },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  { id: 'menu-labels', template: 'global/menu-labels', content: {} },
  { id: 'popularity', template: 'global/popularity-counts', content: {} },
  // Visitors of the demo are in the United Kingdom, unless the gallery sets another country (`site/locations.json`).
  {
    id: 'own-shop',
    template: 'global/locale-redirect',
    paths: { include: ['/us/en/help'] },
    content: {},
    goals: [
      { key: 'custom', value: 'cta-clicks', primary: true },
      { key: 'custom', value: 'no-bounce' },
    ],
  },
  {
    id: 'account-note',
    template: 'global/sticky-banner',
    paths: { include: ['/us/en/account'] },
    content: {
      banners: [
        {
          match: '/us/en',
          title: 'New shoes every Thursday',
          cta: 'See what came in',
          url: '/us/en/shop/new',
          background: '#14201d',
          alignment: 'left',
          animate: true,
        },
      ],
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  // Paused: it is shown only by link. The weather of the demo's cities is in `site/weather.json`.
  {
    id: 'weather',
    template: 'global/weather-banner',
    pausedAt: '2026-03-01T00:00:00Z',
    paths: { include: ['/eu/en/'] },
    content: {
      threshold: 20,
      slotIds: ['home-middle'],
      hotImage: '/scenes/walkway-banner.svg',
      hotLink: '/eu/en/shop/women?type=sandal',
      hotTitle: 'Sandal weather',
      hotText: 'Light shoes for the warm days.',
      hotCta: 'See the sandals',
      rainImage: '/scenes/puddle-banner.svg',
      rainLink: '/eu/en/shop/boots',
      rainTitle: 'Wet streets ahead',
      rainText: 'Boots that keep the rain out.',
      rainCta: 'See the boots',
      coldImage: '/scenes/sill-banner.svg',
      coldLink: '/eu/en/shop/women?type=slipper',
      coldTitle: 'Cold feet? Not yours',
      coldText: 'Warm lining, thick soles.',
      coldCta: 'See the slippers',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'sale-ends',
    template: 'global/promo-countdown',
    paths: { include: ['/eu/en/shop/sale'] },
    // What the shop itself does for a second bar.
    room: [{ selector: '#shop', css: '--promo:80px' }],
    content: { title: 'The sale ends on Sunday', endTime: endOfWeek(), bgColor: '#b3261e' },
  },
  // Visitors who look for help are not asked to buy.
  {
    id: 'help-without-promo',
    template: 'global/hide-elements',
    paths: { include: ['/ca/fr/help'] },
    content: { hideEl: ['[data-anchor="headerPromo"]'] },
  },
  {
    id: 'bag-goes-with',
    template: 'global/mini-basket-recommendations',
    paths: { include: ['/ca/en/'] },
    content: { headline: 'Goes with it', placementId: 'bag-like' },
  },
  {
    id: 'ways-on',
    template: 'not-found/help-page',
    paths: { include: ['/us/en/search/index?query=flying+shoes', '/us/en/'] },
    content: {
      title: 'These shoes have walked off',
      subTitle: 'Look for others, or begin here.',
      placeholder: 'Boots, sandals, a color',
      category: {
        categoryTitle: 'Where others look',
        image1: '/pictures/brisa-court-clay-1.svg',
        imageTitle1: 'New',
        imageUrl1: '/us/en/shop/new',
        image2: '/pictures/moor-chelsea-chestnut-1.svg',
        imageTitle2: 'Boots',
        imageUrl2: '/us/en/shop/boots',
        image3: '/pictures/anouk-lilac-1.svg',
        imageTitle3: 'Womens',
        imageUrl3: '/us/en/shop/women',
        image4: '/pictures/harbour-navy-1.svg',
        imageTitle4: 'Mens',
        imageUrl4: '/us/en/shop/men',
      },
      banner1: {
        show: true,
        image: '/scenes/pavement-banner.svg',
        url: '/us/en/shop/boots',
        title: 'Boots stay where they are',
        text: 'Sealed seams, and soles that hold in the rain.',
        cta: 'See the boots',
      },
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'log-out-words',
    template: 'global/logout-label',
    paths: { include: ['/eu/fr/'] },
    content: { logoutLabel: 'Me déconnecter' },
  },
  {
    id: 'footer-repair',
    template: 'global/footer-badge',
    paths: { include: ['/eu/de/'] },
    content: {
      imageUrl: '/icons/badge-repair.svg',
      message: 'Wir besohlen neu, so oft es geht',
      url: '/eu/de/help#care',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'footer-pay',
    template: 'global/footer-payments',
    paths: { include: ['/eu/it/'] },
    content: {
      visa: '/icons/pay-visa.svg',
      mastercard: '/icons/pay-mastercard.svg',
      amex: '/icons/pay-amex.svg',
      paypal: '/icons/pay-paypal.svg',
      apple: '/icons/pay-apple.svg',
    },
  },
  {
    id: 'footer-carriers',
    template: 'global/delivery-carriers',
    paths: { include: ['/eu/fr/'] },
    content: { dpd: '/icons/carrier-dpd.svg' },
  },
]
