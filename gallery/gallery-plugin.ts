import type { ShopPlugin } from '../shop/http/shop-options.ts'
import { answerCartAsSet } from './demo/demo-cart.ts'
import { demoScript } from './demo/demo-script.ts'
import type { GalleryOptions } from './gallery-options.ts'
import { addKitRoutes } from './http/kit-route.ts'
import { addListRoutes } from './http/list-route.ts'
import { addSettingsRoutes } from './http/settings-route.ts'
import { addShowRoute } from './http/show-route.ts'

/** Adds the gallery at `/gallery`, and applies its settings to the shop's pages and bag. */
export function galleryPlugin(options: GalleryOptions): ShopPlugin {
  return {
    addRoutes(shop) {
      answerCartAsSet(shop, options)
      addListRoutes(shop, options)
      addShowRoute(shop, options)
      addKitRoutes(shop, options)
      addSettingsRoutes(shop, options)
    },
    headScript: (request) => demoScript(request, options),
  }
}
