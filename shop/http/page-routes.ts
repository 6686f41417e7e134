import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBasket } from '../basket/read-basket.ts'
import { findLocale, type Locale } from '../locales/locale.ts'
import { loadBasket } from '../pages/basket/load-basket.ts'
import { loadCategory } from '../pages/category/load-category.ts'
import { navigation } from '../pages/data/navigation.ts'
import { loadHome } from '../pages/home/load-home.ts'
import { loadNotFound } from '../pages/not-found/load-not-found.ts'
import type { LoadedPage, PageData } from '../pages/page-data.ts'
import { loadProduct } from '../pages/product/load-product.ts'
import { cartToken } from './cart-cookie.ts'
import { sendProblem } from './problem.ts'
import { secure } from './security-headers.ts'
import type { ShopOptions } from './shop-options.ts'

type Params = Partial<Record<'country' | 'language' | 'category' | 'productId', string>>
type Query = Partial<Record<string, string | string[]>>
type Load = (locale: Locale, params: Params, query: Record<string, string | undefined>) => LoadedPage | undefined

/** The addresses after /{country}/{language} and what loads each; undefined is the not-found page (SHOP-03 to SHOP-07). */
const pages: Record<string, Load> = {
  '/': (locale) => loadHome(locale),
  '/shop': (locale, _params, query) => loadCategory(locale, undefined, query),
  '/shop/:category': (locale, { category }, query) => loadCategory(locale, category, query),
  '/product/:productId': (locale, { productId = '' }) => loadProduct(locale, productId),
  '/cart': (locale, _params, { refused }) => loadBasket(locale, refused),
}

/** Every page, and the not-found page for all else. */
export function addPageRoutes(shop: FastifyInstance, options: ShopOptions): void {
  for (const [path, load] of Object.entries(pages)) {
    shop.get<{ Params: Params; Querystring: Query }>(`/:country/:language${path}`, (request, reply) => {
      const locale = localeOf(request.params)
      const loaded = locale && load(locale, request.params, single(request.query))
      return loaded ? sendPage({ request, reply, locale, loaded }, options) : reply.callNotFound()
    })
  }
  shop.get<{ Params: Params }>('/:country/:language', ({ params, url }, reply) =>
    localeOf(params) && !url.includes('?') ? reply.redirect(`${url}/`) : reply.callNotFound(),
  )
  shop.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendProblem(reply, 404, 'There is nothing here.')
    if (isFile(request.url)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const [, country = '', language = ''] = request.url.split(/[/?]/)
    const locale = localeOf({ country, language }) ?? findLocale('uk', 'en')
    if (!locale) return sendProblem(reply, 404, 'There is nothing here.')
    return sendPage({ request, reply: reply.code(404), locale, loaded: loadNotFound(locale) }, options)
  })
}

type Sending = { request: FastifyRequest; reply: FastifyReply; locale: Locale; loaded: LoadedPage }

function sendPage(
  { request, reply, locale, loaded }: Sending,
  { renderPage, assets, store, serviceOrigin }: ShopOptions,
) {
  const nonce = secure(reply, serviceOrigin)
  const { country, language } = locale
  const basket = readBasket(store.read(cartToken(request, reply)), locale)
  const page: PageData = { country, language, navigation, basket, ...loaded }
  return reply
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(renderPage(page, { assets, nonce }))
}

function localeOf({ country = '', language = '' }: Params): Locale | undefined {
  return findLocale(country, language)
}

/** Addresses that only a page's own requests ask for: a whole page would be wasted on them. */
function isFile(url: string): boolean {
  return /^\/(?:assets|icons|instep|pictures)\//.test(url)
}

function single(query: Query): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}
