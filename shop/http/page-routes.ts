import type { FastifyInstance } from 'fastify'
import { findLocale, type Locale } from '../locales/locale.ts'
import { textsFor } from '../locales/texts.ts'
import { loadBasket } from '../pages/basket/load-basket.ts'
import { loadCategory } from '../pages/category/load-category.ts'
import { loadHelp } from '../pages/help/load-help.ts'
import { loadHome } from '../pages/home/load-home.ts'
import { loadLegal } from '../pages/legal/load-legal.ts'
import type { ListingQuery } from '../pages/listing/query.ts'
import type { LoadedPage } from '../pages/page-data.ts'
import { loadProduct } from '../pages/product/load-product.ts'
import { loadSearch } from '../pages/search/load-search.ts'
import { sendProblem } from './problem.ts'
import { sendPage } from './send-page.ts'
import type { ShopOptions } from './shop-options.ts'

type Params = Partial<Record<'country' | 'language' | 'category' | 'productId', string>>
type LoadRoute = (locale: Locale, params: Params, query: ListingQuery) => LoadedPage | undefined

/** The addresses after /{country}/{language} and what loads each; undefined is the not-found page (SHOP-03 to SHOP-07). */
const pages: Record<string, LoadRoute> = {
  '/': (locale) => loadHome(locale),
  '/shop': (locale, _params, query) => loadCategory(locale, undefined, query),
  '/shop/:category': (locale, { category }, query) => loadCategory(locale, category, query),
  '/product/:productId': (locale, { productId = '' }, query) => loadProduct(locale, productId, query),
  '/cart': (locale, _params, query) => loadBasket(locale, query),
  '/search/index': (locale, _params, query) => loadSearch(locale, query),
  '/account': (locale) => loadAccount(locale),
  '/help': (locale) => loadHelp(locale),
  '/legal': (locale) => loadLegal(locale, 'notice'),
  '/legal/privacy': (locale) => loadLegal(locale, 'privacy'),
  '/legal/terms': (locale) => loadLegal(locale, 'terms'),
  '/newsletter': (locale) => loadLegal(locale, 'newsletter'),
}

/** Every page, and the not-found page for all else. */
export function addPageRoutes(shop: FastifyInstance, options: ShopOptions): void {
  for (const [path, load] of Object.entries(pages)) {
    shop.get<{ Params: Params; Querystring: ListingQuery }>(`/:country/:language${path}`, (request, reply) => {
      const locale = localeOf(request.params)
      const loaded = locale && load(locale, request.params, request.query)
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

function localeOf({ country = '', language = '' }: Params): Locale | undefined {
  return findLocale(country, language)
}

/** Addresses that only a page's own requests ask for: a whole page would be wasted on them. */
function isFile(url: string): boolean {
  return /^\/(?:assets|films|icons|instep|pictures)\//.test(url)
}

/** The account page (SHOP-11). Whether the visitor is logged in is of the frame, as every page shows it. */
function loadAccount(locale: Locale): LoadedPage {
  return {
    path: 'account',
    type: 'account',
    subtypes: [],
    title: textsFor(locale).account.pageTitle,
    content: { page: 'account' },
  }
}

/** The page for every address that leads nowhere (SHOP-12). Its path is the home page, where other locales lead to. */
function loadNotFound(locale: Locale): LoadedPage {
  return {
    path: '',
    type: 'other',
    subtypes: ['notfound'],
    title: textsFor(locale).notFound.title,
    content: { page: 'not-found' },
  }
}
