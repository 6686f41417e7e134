import type { FastifyInstance } from 'fastify'
import { openBasketStore } from '../basket/basket-store.ts'
import { buildShop } from '../http/build-shop.ts'
import { tagReader } from '../http/read-tags.ts'
import type { ShopOptions } from '../http/shop-options.ts'
import type { ClientAssets } from '../render/client-assets.ts'
import { renderPage } from '../render/render-page.tsx'

export const someAssets: ClientAssets = {
  styles: ['/assets/shop.css'],
  fonts: [],
  publish: '/assets/publish.js',
  hydrate: '/assets/hydrate.js',
  hydrateImports: ['/assets/shared.js'],
}

/** A shop with baskets in memory and no built files. */
export function aShop(options: Partial<ShopOptions> = {}): FastifyInstance {
  return buildShop({
    renderPage,
    assets: someAssets,
    clientFolder: '/missing',
    instepFolder: '/missing',
    readTag: tagReader('/missing'),
    store: openBasketStore(),
    dataLayer: 'uv',
    serviceOrigin: 'http://localhost:4401',
    ...options,
  })
}
