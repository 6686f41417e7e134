import type { FastifyInstance } from 'fastify'
import { aShop, someAssets } from '../../shop/test-data/a-shop.ts'
import type { GalleryOptions } from '../gallery-options.ts'
import { galleryPlugin } from '../gallery-plugin.ts'
import { renderEditor } from '../render/render-editor.tsx'
import { renderGallery } from '../render/render-gallery.tsx'
import { renderKit } from '../render/render-kit.tsx'

/** A shop with the gallery, with baskets in memory and no built files. */
export function aGallery(options: Partial<GalleryOptions> = {}): FastifyInstance {
  const serviceOrigin = options.serviceOrigin ?? 'http://localhost:4401'
  const assets = { ...someAssets, kit: '/assets/kit.js', editor: '/assets/editor.js' }
  return aShop({
    serviceOrigin,
    plugin: galleryPlugin({
      renderGallery,
      renderKit,
      renderEditor,
      assets,
      instepFolder: '/missing',
      serviceOrigin,
      ...options,
    }),
  })
}
