import type { Experience } from '../../../catalogue/define-experience.ts'
import type { KitPartId } from '../kit-part-ids.ts'
import type { OpenShop } from './open-shop.ts'

type KitSample = {
  load: () => Promise<{ experience: Experience<never> }>
  /** The stand-in for the shop's own page, for parts that change that page. */
  shop?: () => Promise<{ openShop: OpenShop }>
}

/** The code of each part's example, loaded only on its page. */
export const samples: Record<KitPartId, KitSample> = {
  carousel: { load: () => import('../samples/carousel.tsx') },
  dialog: { load: () => import('../samples/dialog.tsx') },
  money: { load: () => import('../samples/money.tsx') },
  'product-card': { load: () => import('../samples/product-card.tsx') },
  recommendations: { load: () => import('../samples/recommendations.tsx') },
  'add-to-bag': { load: () => import('../samples/add-to-bag.tsx') },
  counters: { load: () => import('../samples/counters.tsx') },
  datasets: { load: () => import('../samples/datasets.tsx') },
  'recently-viewed': {
    load: () => import('../samples/recently-viewed.tsx'),
    shop: () => import('./shop-products.ts'),
  },
  'popup-memory': { load: () => import('../samples/popup-memory.tsx') },
  'search-box': { load: () => import('../samples/search-box.tsx') },
  media: { load: () => import('../samples/media.tsx') },
  listing: { load: () => import('../samples/listing.ts'), shop: () => import('./shop-list.ts') },
}
