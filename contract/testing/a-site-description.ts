import type { SiteDescription } from '../console/site-description.ts'
import type { ExperienceSettings } from '../steer/site-changes.ts'

/** What the configuration of the test site says of its one experience. */
export const hurry: ExperienceSettings = {
  template: 'product/low-stock',
  name: 'Hurry',
  share: 0.5,
  content: { threshold: 5, text: 'Only {count} left' },
}

export const steeredSite: SiteDescription = {
  trackingId: 'shop',
  propertyId: 'shop-property',
  builtAt: 5,
  changes: { format: 1, version: 0, experiences: {} },
  domains: ['shop.example'],
  timeZone: 'Europe/Paris',
  anchors: ['buyButton'],
  experiences: [],
  settings: { hurry: { current: hurry, configured: hurry } },
}
