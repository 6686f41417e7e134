import { formatLimit } from '../../locales/format-money.ts'
import type { Locale } from '../../locales/locale.ts'
import { nameSize, wearerOf } from '../../locales/size-name.ts'
import { textsFor } from '../../locales/texts.ts'
import type { Product } from '../../products/product.ts'
import { largestOfKids } from '../../products/size-table.ts'
import { colourFamilies, colourFamilyOf } from './colour-families.ts'
import type { FacetName } from './facet-names.ts'
import { priceBandOf, priceBands } from './price-bands.ts'
import { widthOf, widths } from './width-of.ts'

/** One kind of filter: the values of a product, and all values in order. */
export type Facet = {
  valuesOf: (product: Product, locale: Locale) => string[]
  options: (products: readonly Product[]) => string[]
  /** Returns the text of a value in a list of these products. */
  label: (value: string, locale: Locale, products: readonly Product[]) => string
}

/** The kinds of filters by their name in the address (SHOP-65). */
export const facets: Record<FacetName, Facet> = {
  size: {
    valuesOf: ({ sizes }) => sizes.filter(({ stock }) => stock !== 0).map(({ size }) => size),
    options: (products) =>
      [...new Set(products.flatMap(({ sizes }) => sizes.map(({ size }) => size)))].toSorted(
        (a, b) => Number(a) - Number(b),
      ),
    label: sizeLabel,
  },
  colour: {
    valuesOf: ({ colour }) => [colourFamilyOf(colour.id) ?? colour.id],
    options: () => [...colourFamilies],
    label: (value, locale) => textsFor(locale).colourFamilies[colourFamilies.find((one) => one === value) ?? 'black'],
  },
  price: {
    valuesOf: ({ prices }, { currency }) => [priceBandOf(prices[currency].now)?.id ?? ''],
    options: () => priceBands.map(({ id }) => id),
    label: bandLabel,
  },
  width: {
    valuesOf: (product) => [widthOf(product)],
    options: () => [...widths],
    label: (value, locale) => textsFor(locale).listing.widths[widths.find((one) => one === value) ?? 'regular'],
  },
}

/** The names of children's sizes come again among those of adults. */
function sizeLabel(eu: string, locale: Locale, products: readonly Product[]): string {
  const wearer = wearerOf(products)
  const name = `${locale.sizes} ${nameSize(eu, wearer, locale)}`
  const isAmongAdults = wearer === 'both' && locale.sizes !== 'EU' && Number(eu) <= largestOfKids
  return isAmongAdults ? textsFor(locale).listing.kidsSize(name) : name
}

function bandLabel(id: string, locale: Locale): string {
  const { listing } = textsFor(locale)
  const { from, to } = priceBands.find((band) => band.id === id) ?? { from: 0, to: Number.POSITIVE_INFINITY }
  const formatAmount = (value: number) => formatLimit(value, locale)
  if (from === 0) return listing.under(formatAmount(to))
  return Number.isFinite(to) ? listing.between(formatAmount(from), formatAmount(to)) : listing.over(formatAmount(from))
}
