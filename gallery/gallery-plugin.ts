import type { ShopPlugin } from '../shop/http/shop-options.ts'
import { answerCartAsSet } from './demo/demo-cart.ts'
import { demoScript } from './demo/demo-script.ts'
import { draftImportMap } from './edit/draft/draft-module.ts'
import { draftOf } from './edit/draft/draft-of.ts'
import { createDrafts } from './edit/draft/draft-store.ts'
import type { GalleryOptions } from './gallery-options.ts'
import { addDraftRoutes } from './http/draft-route.ts'
import { addEditRoute } from './http/edit-route.ts'
import { addKitRoutes } from './http/kit-route.ts'
import { addListRoutes } from './http/list-route.ts'
import { addSettingsRoutes } from './http/settings-route.ts'
import { addShowRoute } from './http/show-route.ts'

/** Adds the gallery at `/gallery`, and applies its settings to the shop's pages and bag. */
export function galleryPlugin(options: GalleryOptions): ShopPlugin {
  const drafts = createDrafts(Date.now)
  return {
    addRoutes(shop) {
      answerCartAsSet(shop, options)
      addListRoutes(shop, options)
      addShowRoute(shop, options)
      addKitRoutes(shop, options)
      addSettingsRoutes(shop, options)
      addEditRoute(shop, options)
      addDraftRoutes(shop, { drafts, instepFolder: options.instepFolder })
    },
    headScript: (request) => demoScript(request, options),
    importMap(request) {
      const shown = draftOf(request, drafts)
      return shown && draftImportMap(shown, options.instepFolder)
    },
  }
}
