import type { BuiltSite } from '../../contract/script-config.ts'

/** The code of all event sources; a build only contains those that its site names. */
export const allSources: NonNullable<BuiltSite['sources']> = {
  ga4: () => import('../events/sources/ga4/start-ga4.ts'),
  segment: () => import('../events/sources/segment/start-segment.ts'),
  jsonLd: () => import('../events/sources/json-ld/start-json-ld.ts'),
  shopify: () => import('../events/sources/platforms/shopify.ts'),
  woocommerce: () => import('../events/sources/platforms/woocommerce.ts'),
  magento: () => import('../events/sources/platforms/magento.ts'),
  shopware: () => import('../events/sources/platforms/shopware.ts'),
}
