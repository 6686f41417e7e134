import type { FastifyReply, FastifyRequest } from 'fastify'
import { readBasket } from '../basket/read-basket.ts'
import type { Locale } from '../locales/locale.ts'
import { navigation } from '../pages/data/navigation.ts'
import { firstValue, type ListingQuery } from '../pages/listing/query.ts'
import type { LoadedPage, PageData } from '../pages/page-data.ts'
import { cartToken } from './cart-cookie.ts'
import { dataLayerOf } from './data-layer-choice.ts'
import { isLoggedIn } from './demo-visitor.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { ShopOptions } from './shop-options.ts'

type PageAnswer = { request: FastifyRequest; reply: FastifyReply; locale: Locale; loaded: LoadedPage }

/** Sends the loaded page in the frame that all pages have, as HTML or, if requested, as data. */
export async function sendPage({ request, reply, locale, loaded }: PageAnswer, options: ShopOptions) {
  const { renderPage, assets, readTag, store, serviceOrigin } = options
  const nonce = setSecurityHeaders(reply, serviceOrigin)
  const { country, language } = locale
  const token = cartToken(request, reply)
  const basket = readBasket(store.read(token), locale)
  const page: PageData = {
    country,
    language,
    navigation,
    basket,
    wishlist: store.wishlist.read(token),
    loggedIn: isLoggedIn(request),
    alert: asksForAlert(request),
    dataLayer: dataLayerOf(request, reply, options.dataLayer),
    ...loaded,
  }
  reply.header('vary', 'accept')
  if (wantsData(request)) return reply.header('cache-control', 'no-store').send(page)
  return reply
    .header('cache-control', reply.getHeader('cache-control') ?? 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(
      renderPage(page, {
        assets,
        instep: readTag(page.type, request.url, language),
        nonce,
        firstScript: await options.plugin?.headScript(request),
        importMap: options.plugin?.importMap(request),
      }),
    )
}

/** Whether the shop's own script requests the page, to show it in place (SHOP-13). */
function wantsData({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** `?alert=1` shows the shop's notice on any page (SHOP-23). */
function asksForAlert({ query }: FastifyRequest): boolean {
  return firstValue((query as ListingQuery).alert) === '1'
}
