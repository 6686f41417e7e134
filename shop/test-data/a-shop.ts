import type { FastifyInstance } from 'fastify'
import { openBasketStore } from '../basket/basket-store.ts'
import { buildShop } from '../http/build-shop.ts'
import { tagReader } from '../http/read-tags.ts'
import type { ShopOptions } from '../http/shop-options.ts'
import { renderGallery } from '../render/render-gallery.tsx'
import { renderKit } from '../render/render-kit.tsx'
import { renderPage } from '../render/render-page.tsx'

/** A shop with baskets in memory and no built files. */
export function aShop(options: Partial<ShopOptions> = {}): FastifyInstance {
  return buildShop({
    renderPage,
    renderGallery,
    renderKit,
    assets: {
      styles: ['/assets/shop.css'],
      fonts: [],
      publish: '/assets/publish.js',
      hydrate: '/assets/hydrate.js',
      kit: '/assets/kit.js',
    },
    clientFolder: '/missing',
    instepFolder: '/missing',
    readTag: tagReader('/missing'),
    store: openBasketStore(),
    dataLayer: 'uv',
    serviceOrigin: 'http://localhost:4401',
    ...options,
  })
}
