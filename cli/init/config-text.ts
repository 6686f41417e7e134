/** The data layers that `instep init` can have read. */
export const dataLayers = ['ga4', 'segment', 'none'] as const

export type LayerKind = (typeof dataLayers)[number]

/** What `instep init` asks. */
export type SiteAnswers = {
  property: string
  domain: string
  /** Origin of the service. */
  service: string
  dataLayer: LayerKind
}

const sources: Record<LayerKind, string> = {
  ga4: `  // Events are read from the GA4 data layer (window.dataLayer) and from schema.org markup.
  sources: { ga4: true, jsonLd: true },
`,
  segment: `  // Events are read from Segment (window.analytics) and from schema.org markup.
  sources: { segment: true, jsonLd: true },
`,
  none: `  // No data layer is read: each page publishes its events, at least one view:
  //   uv.emit('ecView', { type: 'home', language: 'en', currency: 'GBP' })
  // For a GA4 data layer write sources: { ga4: true }, for Segment sources: { segment: true }.
  // A shop on Shopify, WooCommerce, Magento or Shopware needs none of them: write platform: 'shopify' or the like.
`,
}

const routerLines = `
  // The router changes pages without a load: each change of the path or the query needs a view of its own.
  spa: true,
`

/** Returns the text of a new configuration with one experience. */
export function configText({ property, domain, service, dataLayer }: SiteAnswers, hasRouter = false): string {
  return `import { defineSite } from 'instep'

export default defineSite({
  // The id of the shop, in cookies and addresses. Do not change it later: visitors would be new ones.
  propertyId: '${property}',

  // The id under which the service stores the events.
  trackingId: '${property}',

  // The domains of the shop. The script runs on these and on their subdomains, and nowhere else.
  // instep dev and instep try add localhost by themselves.
  domains: ['${domain}'],

  // Where the service answers. instep dev and instep try use their own instead.
  endpoints: { base: '${service}' },

${sources[dataLayer]}${hasRouter ? routerLines : ''}
  // CSS selectors of the elements that experiences know by name. instep check says which one an experience needs.
  anchors: {
    header: 'header',
  },

  // What visitors see. Each entry is a template of the catalogue with its content, or code of your own.
  experiences: [
    {
      // In events, cookies and links.
      id: 'hello',
      name: 'A first banner',
      template: 'global/offer-banner',
      content: { messages: [{ title: 'Hello from Instep', isBold: true }] },
      // The share of visitors who see it, 0 to 1. The others are the control group of an experiment.
      share: 1,
    },
  ],
})
`
}
