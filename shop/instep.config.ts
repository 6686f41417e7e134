import { defineSite, type OwnInstance } from '../catalogue/define-site.ts'
import { anchors } from './site/anchors.ts'
import { basketExperiences } from './site/experiences/basket.ts'
import { categoryExperiences } from './site/experiences/category.ts'
import { checkoutExperiences } from './site/experiences/checkout.ts'
import { everyPageExperiences } from './site/experiences/every-page.ts'
import { homeExperiences } from './site/experiences/home.ts'
import { productExperiences } from './site/experiences/product.ts'
import { productPartsExperiences } from './site/experiences/product-parts.ts'
import { segments } from './site/segments.ts'
import { settings } from './site/settings.ts'

/** Experiences of the shop itself, without a template. */
const ownExperiences: readonly OwnInstance[] = [
  // It draws into a slot of the shop's React.
  {
    id: 'delivery-progress',
    name: 'How far to free delivery',
    pages: ['basket'],
    code: import.meta.resolve('./experiences/delivery-progress.ts'),
    css: import.meta.resolve('./experiences/delivery-progress.css'),
  },
]

const { SERVICE_PORT = '4401' } = process.env

export default defineSite({
  propertyId: 'norrow',
  trackingId: 'norrow',
  domains: ['localhost', '127.0.0.1'],
  localPrices: true,
  endpoints: { base: `http://localhost:${SERVICE_PORT}` },
  environment: 'development',
  anchors,
  ...settings,
  ready: 'html[data-hydrated]',
  // `browser/hydrate.tsx` lends its React.
  renderer: 'page',
  // Pages that publish for GA4 have this attribute: with SHOP_DATA_LAYER, or ?data_layer=ga4 on any page.
  sources: { ga4: { when: 'html[data-data-layer="ga4"]', sku: 'item_variant' } },
  // For the demo: its gallery shows experiences by link, and its tests drive a browser.
  forceByAddress: true,
  treatAsHuman: true,
  // The experience `popularity` raises them; the demo's invented history does so before the first visitor.
  counters: { namespace: 't004' },
  // The weather of the visitor's city, for the experience `weather`.
  weather: { siteId: 'norrow' },
  pictures: {
    '/scenes/doorstep-wide.svg': [1600, 600],
    '/scenes/doorstep-narrow.svg': [800, 1000],
    '/scenes/pavement-wide.svg': [1600, 600],
    '/scenes/pavement-narrow.svg': [800, 1000],
    '/scenes/pavement-banner.svg': [1200, 500],
    '/icons/banner-narrow.svg': [780, 940],
    '/icons/new-colours.svg': [1200, 440],
    '/films/brisa.webm': [800, 1000],
  },
  segments,
  // The service decides its content and control group: `site/placements.json`.
  placements: [
    {
      id: 'for-you',
      active: {
        id: 'for-you-1',
        triggers: {
          pageType: { op: 'in', values: ['home'] },
          // Its texts are English, and its link belongs to this shop front.
          pageUrl: { op: 'match', values: ['/uk/en/'] },
        },
        poll: ['[data-slot="home-middle"]'],
        code: import.meta.resolve('./placements/for-you.ts'),
      },
    },
    // Learnt from the shop's own events. Its texts and prices are those of this shop front.
    {
      id: 'recommended',
      active: {
        id: 'recommended-1',
        triggers: {
          pageType: { op: 'in', values: ['basket'] },
          pageUrl: { op: 'match', values: ['/uk/en/'] },
        },
        poll: ['main'],
        code: import.meta.resolve('./placements/recommended.ts'),
      },
    },
    // Without code: experiences request them.
    { id: 'also-like', active: { id: 'also-like-1', triggers: { pageType: { op: 'in', values: ['product'] } } } },
    { id: 'sale-picks', active: { id: 'sale-picks-1', triggers: { pageType: { op: 'in', values: ['category'] } } } },
    { id: 'bag-like', active: { id: 'bag-like-1' } },
  ],
  experiences: [
    ...productExperiences,
    ...productPartsExperiences,
    ...categoryExperiences,
    ...homeExperiences,
    ...basketExperiences,
    ...checkoutExperiences,
    ...everyPageExperiences,
    ...ownExperiences,
  ],
})
