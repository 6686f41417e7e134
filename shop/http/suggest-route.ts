import type { FastifyInstance } from 'fastify'
import { findLocale } from '../locales/locale.ts'
import { firstValue, type ListingQuery } from '../pages/listing/query.ts'
import { suggestFor } from '../pages/search/suggest.ts'

type Params = { country: string; language: string }

/** /{country}/{language}/search/suggest?query={text}: the suggestions of the search overlay, as JSON (SHOP-22). */
export function addSuggestRoute(shop: FastifyInstance): void {
  shop.get<{ Params: Params; Querystring: ListingQuery }>(
    '/:country/:language/search/suggest',
    ({ params, query }, reply) => {
      const locale = findLocale(params.country, params.language)
      if (!locale) return reply.callNotFound()
      return reply
        .header('cache-control', 'private, max-age=60')
        .send(suggestFor(firstValue(query.query) ?? '', locale))
    },
  )
}
