import { sample as menuLabelsSample } from './global/menu-labels/sample.ts'
import { template as menuLabels } from './global/menu-labels/template.ts'
import { sample as offerBannerSample } from './global/offer-banner/sample.ts'
import { template as offerBanner } from './global/offer-banner/template.ts'
import { sample as lowStockSample } from './product/low-stock/sample.ts'
import { template as lowStock } from './product/low-stock/template.ts'

/** Every ready-made experience, by page; the key is the template's id and its folder. */
export const catalogue = {
  // Product page
  'product/low-stock': { template: lowStock, sample: lowStockSample },

  // All pages
  'global/offer-banner': { template: offerBanner, sample: offerBannerSample },
  'global/menu-labels': { template: menuLabels, sample: menuLabelsSample },
}

export type TemplateId = keyof typeof catalogue
