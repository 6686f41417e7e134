import type { KitPart } from './kit-part.ts'
import type { KitPartId } from './kit-part-ids.ts'
import { addToBag } from './parts/add-to-bag.ts'
import { carousel } from './parts/carousel.ts'
import { counters } from './parts/counters.ts'
import { datasets } from './parts/datasets.ts'
import { dialog } from './parts/dialog.ts'
import { listing } from './parts/listing.ts'
import { media } from './parts/media.ts'
import { money } from './parts/money.ts'
import { popupMemory } from './parts/popup-memory.ts'
import { productCard } from './parts/product-card.ts'
import { recentlyViewed } from './parts/recently-viewed.ts'
import { recommendations } from './parts/recommendations.ts'
import { searchBox } from './parts/search-box.ts'

/** What the gallery says about each part of the kit. */
export const kitParts: Record<KitPartId, KitPart> = {
  carousel,
  dialog,
  money,
  'product-card': productCard,
  recommendations,
  'add-to-bag': addToBag,
  counters,
  datasets,
  'recently-viewed': recentlyViewed,
  'popup-memory': popupMemory,
  'search-box': searchBox,
  media,
  listing,
}
