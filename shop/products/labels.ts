import type { Localised } from './product.ts'

/** The short words shown on a product (SHOP-30). */
export const labels = {
  new: { en: 'New in', fr: 'Nouveau', de: 'Neu', it: 'Novità' },
  sale: { en: 'Sale', fr: 'Soldes', de: 'Sale', it: 'Saldi' },
  vegan: { en: 'Vegan', fr: 'Végane', de: 'Vegan', it: 'Vegano' },
  handmade: { en: 'Handmade', fr: 'Fait main', de: 'Handgefertigt', it: 'Fatto a mano' },
} satisfies Record<string, Localised>

export type LabelId = keyof typeof labels
