import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BasketStore } from '../basket/basket-store.ts'
import type { ShopDataLayer } from '../published/data-layer.ts'
import type { ClientAssets } from '../render/client-assets.ts'
import type { RenderPage } from '../render/render-page.tsx'
import type { ReadTag } from './read-tags.ts'

/** What a shop is built from; tests pass their own values. Folders are absolute paths, and may be missing. */
export type ShopOptions = {
  renderPage: RenderPage
  assets: ClientAssets
  /** Served as `/assets/`: file names contain a hash. */
  clientFolder: string
  /** Served as `/instep/`: the output of `instep build`. */
  instepFolder: string
  /** The parts of the script's tag. */
  readTag: ReadTag
  store: BasketStore
  /** Where pages publish, unless a browser requests the other form. */
  dataLayer: ShopDataLayer
  /** The origin of the script's service, e.g. `http://localhost:4401`. */
  serviceOrigin: string
  /** Extends the shop from outside; in the demo, the gallery. */
  plugin?: ShopPlugin
}

/** Extends the shop's server from outside. The shop itself knows nothing about the plugin. */
export type ShopPlugin = {
  /** Adds hooks and routes to the server, before the shop adds its own. */
  addRoutes(shop: FastifyInstance): void
  /** Returns the text of a script that runs before all others on the requested page, if there is one. */
  headScript(request: FastifyRequest): Promise<string | undefined>
  /** Returns the import map of the requested page, if it has one: it comes before all modules. */
  importMap(request: FastifyRequest): object | undefined
}
