import type { SiteConfig } from '../../catalogue/define-site.ts'

/** Returns the configuration of a small shop with one experience and no mistakes. */
export function aSite(change: Partial<SiteConfig> = {}): SiteConfig {
  return {
    propertyId: 'shop',
    trackingId: 'shop',
    domains: ['shop.test'],
    endpoints: { base: 'https://collect.shop.test' },
    anchors: { header: 'header' },
    experiences: [{ id: 'offers', template: 'global/offer-banner', content: { messages: [{ title: 'Hello' }] } }],
    ...change,
  }
}
