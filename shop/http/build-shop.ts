import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { addAccountRoutes } from './account-routes.ts'
import { addCartRoutes } from './cart-routes.ts'
import { addCheckoutRoutes } from './checkout-routes.ts'
import { compressReply } from './compress-reply.ts'
import { addPageRoutes } from './page-routes.ts'
import { addPictureRoute, addSceneRoutes } from './picture-route.ts'
import { sendProblem } from './problem.ts'
import type { ShopOptions } from './shop-options.ts'
import { addStaticFolders } from './static-folders.ts'
import { addSuggestRoute } from './suggest-route.ts'
import { addWishlistPage } from './wishlist-page-route.ts'
import { addWishlistRoutes } from './wishlist-routes.ts'

/** The largest form that the shop accepts, in bytes (SV-06: 4 KiB for the cart). */
const bodyLimit = 4096

/** Returns the shop as a server that is not listening yet. Closing it closes the store of baskets. */
export function buildShop(options: ShopOptions): FastifyInstance {
  const shop = Fastify({ bodyLimit })
  shop.register(cookie)
  shop.removeAllContentTypeParsers()
  shop.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  shop.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return sendProblem(reply, status === 413 ? 413 : 400, error.message)
    console.error('shop: a request failed', error)
    return sendProblem(reply, 500, 'Something went wrong here. Please try again.')
  })
  shop.addHook('onSend', compressReply)
  shop.addHook('onClose', () => options.store.close())
  shop.get('/', (_request, reply) => reply.redirect('/uk/en/'))
  addStaticFolders(shop, options)
  addPictureRoute(shop)
  addSceneRoutes(shop)
  options.plugin?.addRoutes(shop)
  addCartRoutes(shop, options.store)
  addCheckoutRoutes(shop, options)
  addAccountRoutes(shop)
  addSuggestRoute(shop)
  addWishlistRoutes(shop, options.store)
  addWishlistPage(shop, options)
  addPageRoutes(shop, options)
  return shop
}
