import type { BasketStore } from '../basket/basket-store.ts'
import type { ShopDataLayer } from '../published/data-layer.ts'
import type { ClientAssets } from '../render/client-assets.ts'
import type { RenderGallery } from '../render/render-gallery.tsx'
import type { RenderKit } from '../render/render-kit.tsx'
import type { RenderPage } from '../render/render-page.tsx'
import type { ReadTag } from './read-tags.ts'

/** What a shop is built from; a test passes its own. Folders are absolute paths, and may be missing. */
export type ShopOptions = {
  renderPage: RenderPage
  renderGallery: RenderGallery
  renderKit: RenderKit
  assets: ClientAssets
  /** Served as `/assets/`: names carry a hash. */
  clientFolder: string
  /** Served as `/instep/`: what `instep build` wrote. */
  instepFolder: string
  /** The parts of the script's tag. */
  readTag: ReadTag
  store: BasketStore
  /** Where pages publish unless a browser asks for the other form. */
  dataLayer: ShopDataLayer
  /** Where the script's service answers, e.g. `http://localhost:4401`. */
  serviceOrigin: string
  /** The bearer token of the service's operators, where it has one: the gallery sets the demo with it. */
  serviceToken?: string
}
