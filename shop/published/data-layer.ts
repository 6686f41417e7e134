/** The data layers to which a shop can publish: `window.uv`, or GA4's `window.dataLayer`. */
export const dataLayers = ['uv', 'ga4'] as const
export type ShopDataLayer = (typeof dataLayers)[number]

/** Returns the layer of this name, or undefined for any other text. */
export function findDataLayer(name: string | undefined): ShopDataLayer | undefined {
  return dataLayers.find((layer) => layer === name)
}
