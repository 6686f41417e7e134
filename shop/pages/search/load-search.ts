import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import { products } from '../../products/products.ts'
import { listProducts } from '../listing/list-products.ts'
import { firstValue, type ListingQuery } from '../listing/query.ts'
import type { LoadedPage } from '../page-data.ts'
import { findProducts } from './find-products.ts'

/** The maximum length of a searched text, in characters. */
const longestQuery = 256

/** Loads the results of a search; without a match or a text, a page of the same type that says so (SHOP-06). */
export function loadSearch(locale: Locale, query: ListingQuery): LoadedPage {
  const texts = textsFor(locale)
  const text = (firstValue(query.query) ?? '').trim().slice(0, longestQuery)
  const referrer = firstValue(query.referrer)
  const found = findProducts(products, text, { language: locale.language, texts })
  return {
    path: text === '' ? 'search/index' : `search/index?${new URLSearchParams({ query: text })}`,
    type: 'search',
    subtypes: text !== '' && found.length === 0 ? ['noresults'] : [],
    title: texts.search.pageTitle(text),
    content: {
      page: 'search',
      query: text,
      referrer,
      found: found.length,
      ...listProducts(found, { ...query, query: text }, locale),
    },
  }
}
