import { defineSite } from '../catalogue/define-site.ts'
import { anchors } from './site/anchors.ts'
import { segments } from './site/segments.ts'

const { SERVICE_PORT = '4401' } = process.env

export default defineSite({
  propertyId: 'norrow',
  trackingId: 'norrow',
  domains: ['localhost', '127.0.0.1'],
  endpoints: { base: `http://localhost:${SERVICE_PORT}` },
  environment: 'development',
  anchors,
  ready: 'html[data-hydrated]',
  // Pages that publish for GA4 say so: SHOP_DATA_LAYER, or ?data_layer=ga4 on any of them.
  sources: { ga4: { when: 'html[data-data-layer="ga4"]' } },
  // A demo: its gallery shows experiences by link, and its tests drive a browser.
  forceByAddress: true,
  treatAsHuman: true,
  segments,
  // Its content and its control group are the service's: `site/placements.json`.
  placements: [
    {
      id: 'for-you',
      active: {
        id: 'for-you-1',
        triggers: {
          pageType: { op: 'in', values: ['home'] },
          // Its words are English, its link is of this shop.
          pageUrl: { op: 'match', values: ['/uk/en/'] },
        },
        poll: ['[data-slot="home-middle"]'],
        code: import.meta.resolve('./placements/for-you.ts'),
      },
    },
    // Learnt from the shop's own events; its words and prices are those of this shop front.
    {
      id: 'recommended',
      active: {
        id: 'recommended-1',
        triggers: {
          pageType: { op: 'in', values: ['product', 'basket'] },
          pageUrl: { op: 'match', values: ['/uk/en/'] },
        },
        poll: ['main'],
        code: import.meta.resolve('./placements/recommended.ts'),
      },
    },
  ],
  experiences: [
    {
      id: 'low-stock',
      template: 'product/low-stock',
      share: 0.5,
      content: {
        threshold: 5,
        text: 'Hurry: only {count} left',
        textColor: '#b3261e',
        iconUrl: '/icons/clock.svg',
      },
    },
    {
      id: 'offers',
      template: 'global/offer-banner',
      content: {
        messages: [
          { title: 'Free delivery over £60', isBold: true },
          { title: '60 days to change your mind' },
          { title: 'New in: boots for wet streets', link: '/uk/en/shop/boots' },
        ],
        backgroundColor: '#2a3fd0',
        textColor: '#ffffff',
      },
      paths: { include: ['/uk/en'] },
      goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
    },
    { id: 'menu-labels', template: 'global/menu-labels', content: {} },
    // The shop's own: it draws into a slot of the shop's React.
    {
      id: 'delivery-progress',
      name: 'How far to free delivery',
      pages: ['basket'],
      code: import.meta.resolve('./experiences/delivery-progress.ts'),
      css: import.meta.resolve('./experiences/delivery-progress.css'),
    },
  ],
})
