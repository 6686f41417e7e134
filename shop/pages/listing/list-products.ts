import type { Locale } from '../../locales/locale.ts'
import type { Product } from '../../products/product.ts'
import { type FacetName, facetNames } from './facet-names.ts'
import { facets } from './facets.ts'
import { gridCardOf } from './grid-card-of.ts'
import { type Filter, type ListingContent, listStep } from './listing-content.ts'
import { allValues, firstValue, type ListingQuery } from './query.ts'
import { sortProducts, sorts } from './sort-products.ts'

/** Query parameters that a list keeps although they are not filters: they say what it is a list of. */
const kept = ['type', 'query', 'referrer']

type Chosen = Record<FacetName, string[]>

/**
 * Returns the part of `products` that the address selects, with the filters' counts (SHOP-57, SHOP-65, SHOP-66,
 * SHOP-86).
 */
export function listProducts(products: readonly Product[], query: ListingQuery, locale: Locale): ListingContent {
  const chosen = chosenIn(products, query)
  const fitsFacets = (product: Product, except?: FacetName) =>
    facetNames.every((name) => name === except || fitsFacet(product, { name, chosen, locale }))
  const matching = products.filter((product) => fitsFacets(product))
  const sort = sorts.find((one) => one === firstValue(query.sort)) ?? 'newest'
  const cards = sortProducts(matching, sort, locale.currency).slice(0, shownCount(query))
  return {
    count: matching.length,
    cards: cards.map((product) => gridCardOf(product, locale)),
    sort,
    filters: facetNames.map((name): Filter => {
      const others = products.filter((product) => fitsFacets(product, name))
      const options = facets[name].options(products).map((value) => ({
        value,
        label: facets[name].label(value, locale, products),
        count: others.filter((product) => facets[name].valuesOf(product, locale).includes(value)).length,
        chosen: chosen[name].includes(value),
      }))
      return { name, options }
    }),
    choice: [
      ...kept.flatMap((name) => listPairs(name, allValues(query[name]).slice(0, 1))),
      ...facetNames.flatMap((name) => listPairs(name, chosen[name])),
      ...listPairs('sort', sort === 'newest' ? [] : [sort]),
    ],
  }
}

function chosenIn(products: readonly Product[], query: ListingQuery): Chosen {
  const knownValues = (name: FacetName) => {
    const options = facets[name].options(products)
    return allValues(query[name]).filter((value) => options.includes(value))
  }
  return {
    size: knownValues('size'),
    colour: knownValues('colour'),
    price: knownValues('price'),
    width: knownValues('width'),
  }
}

function fitsFacet(product: Product, { name, chosen, locale }: { name: FacetName; chosen: Chosen; locale: Locale }) {
  return chosen[name].length === 0 || facets[name].valuesOf(product, locale).some((one) => chosen[name].includes(one))
}

function shownCount({ show }: ListingQuery): number {
  const wanted = Number(firstValue(show))
  return Number.isInteger(wanted) && wanted > listStep ? wanted : listStep
}

function listPairs(name: string, values: string[]): [string, string][] {
  return values.map((value) => [name, value])
}
