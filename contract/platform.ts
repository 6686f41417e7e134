/** The shop platforms with a preset, and with a source of events of the same name. */
export const platforms = ['shopify', 'woocommerce', 'magento', 'shopware'] as const

export type Platform = (typeof platforms)[number]
