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
  // Raised by the experience `popularity`, and before the first visitor by the demo's invented history.
  counters: { namespace: 't004' },
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
          pageType: { op: 'in', values: ['basket'] },
          pageUrl: { op: 'match', values: ['/uk/en/'] },
        },
        poll: ['main'],
        code: import.meta.resolve('./placements/recommended.ts'),
      },
    },
    // Without code: the experience `also-like` asks for it.
    { id: 'also-like', active: { id: 'also-like-1', triggers: { pageType: { op: 'in', values: ['product'] } } } },
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
    { id: 'popularity', template: 'global/popularity-counts', content: {} },
    {
      id: 'social-proof',
      template: 'product/social-proof',
      content: {
        copy: 'Looked at {count} times today',
        trendingIcon: '/icons/eye.svg',
        sellingFastCopy: 'Selling fast: {count} pairs this week',
        sellingFastIcon: '/icons/bag-quick.svg',
        bucketTime: 10_080,
      },
      paths: { include: ['/uk/en', '/us/en', '/ca/en', '/eu/en'] },
    },
    {
      id: 'resoleable',
      template: 'category/badge',
      content: {
        badgeText: 'Can be resoled',
        // Its skus are in `site/datasets.json`.
        dataID: 'repairable',
        message: 'The sole is stitched, not glued: a cobbler can give this pair a new one.',
      },
      paths: { include: ['/uk/en', '/us/en', '/ca/en', '/eu/en'] },
    },
    {
      id: 'also-like',
      template: 'product/recommendations',
      content: { headline: 'You may also like', placementId: 'also-like' },
      paths: { include: ['/uk/en', '/us/en', '/ca/en', '/eu/en'] },
    },
    {
      id: 'pay-in-3',
      template: 'product/instalment',
      content: { installment: 3, minBagValue: 40, maxBagValue: 800, termsURL: '/uk/en/help' },
      paths: { include: ['/uk/'] },
    },
    // A shopper who is reading shall be left to it: the gallery shows it all the same.
    {
      id: 'clay-popup',
      template: 'product/popup',
      pausedAt: '2026-01-01T00:00:00Z',
      content: {
        xpName: 'clay-popup',
        imgUrl: '/pictures/brisa-court-clay-1.svg',
        contentText: '**Brisa, now in clay**\nThe colour of summer.',
        position: 'top',
        textFontSize: '20px',
        ctaLabel: 'See them all',
        url: '/uk/en/shop/new',
      },
      goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
    },
    // The gallery shows it: by default the shop's own hero is there.
    {
      id: 'hero-header',
      template: 'home/hero-header',
      pausedAt: '2026-01-01T00:00:00Z',
      content: {
        image: '/icons/hero-wide.svg',
        imageMobile: '/icons/hero-narrow.svg',
        bannerURL: '/uk/en/shop/new',
        capitalizeMenu: true,
        trustPilotBgColor: '#14201d',
        trustPilotTextColor: '#ffffff',
      },
      goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
    },
    // With a country in place of the visitor's, so that it can be seen wherever the demo runs.
    {
      id: 'own-shop',
      template: 'global/locale-redirect',
      pausedAt: '2026-01-01T00:00:00Z',
      content: { userCountry: 'CA' },
      goals: [
        { key: 'custom', value: 'cta-clicks', primary: true },
        { key: 'custom', value: 'no-bounce' },
      ],
    },
    // The gallery shows the bag of everybody else; addresses of 192.0.2.0/24 belong to nobody.
    {
      id: 'google-pay-trial',
      template: 'basket/google-pay',
      pausedAt: '2026-01-01T00:00:00Z',
      content: { allowedIPs: '192.0.2.10, 192.0.2.11' },
    },
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
