import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BasketStore } from '../basket/basket-store.ts'
import { findLocale, localePath } from '../locales/locale.ts'
import { textsFor } from '../locales/texts.ts'
import { findProduct } from '../products/products.ts'
import { cartToken } from './cart-cookie.ts'
import { sendProblem } from './problem.ts'

type Params = { country: string; language: string }

/**
 * POST /{country}/{language}/wishlist saves a product or removes it from the list (SHOP-85). A form sent without script
 * redirects back to its page, or to the list.
 */
export function addWishlistRoutes(shop: FastifyInstance, { wishlist }: BasketStore): void {
  shop.post<{ Params: Params }>('/:country/:language/wishlist', (request, reply) => {
    const locale = findLocale(request.params.country, request.params.language)
    if (!locale) return reply.callNotFound()
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const productId = form.get('productId') ?? ''
    const saved = form.get('saved')
    if (!findProduct(productId) || (saved !== '0' && saved !== '1'))
      return sendProblem(reply, 400, textsFor(locale).refusals.sku)
    const token = cartToken(request, reply)
    wishlist.set(token, productId, saved === '1')
    if (request.headers.accept?.includes('text/html'))
      return reply.redirect(cameFrom(request) ?? localePath(locale, 'wishlist'), 303)
    return reply.send({ ok: true, saved: wishlist.read(token) })
  })
  shop.get<{ Params: Params }>('/:country/:language/wishlist/contents', (request, reply) => {
    if (!findLocale(request.params.country, request.params.language)) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').send({ saved: wishlist.read(cartToken(request, reply)) })
  })
}

/** Returns the path of the shop's page that sent the form, or undefined. */
function cameFrom({ headers, host }: FastifyRequest): string | undefined {
  if (!headers.referer || !URL.canParse(headers.referer)) return undefined
  const page = new URL(headers.referer)
  return page.host === host ? page.pathname + page.search : undefined
}
