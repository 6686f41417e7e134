import type { FastifyInstance } from 'fastify'
import { findLocale } from '../locales/locale.ts'
import { loadWishlist } from '../pages/wishlist/load-wishlist.ts'
import { sentToken } from './cart-cookie.ts'
import { sendPage } from './send-page.ts'
import type { ShopOptions } from './shop-options.ts'

type Params = { country: string; language: string }

/** /{country}/{language}/wishlist: unlike other pages it shows what this browser has saved (SHOP-15). */
export function addWishlistPage(shop: FastifyInstance, options: ShopOptions): void {
  shop.get<{ Params: Params }>('/:country/:language/wishlist', (request, reply) => {
    const locale = findLocale(request.params.country, request.params.language)
    if (!locale) return reply.callNotFound()
    const token = sentToken(request)
    const loaded = loadWishlist(locale, token ? options.store.wishlist.read(token) : [])
    return sendPage({ request, reply, locale, loaded }, options)
  })
}
