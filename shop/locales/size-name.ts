import type { Product, Size } from '../products/product.ts'
import { type SizeRow, sizeTable } from '../products/size-table.ts'
import type { Locale } from './locale.ts'
import { textsFor } from './texts.ts'

/** Who wears a size: American ones differ for women and men. */
export type Wearer = 'women' | 'men' | 'both' | 'kids'

/** A size as a page of the locale shows it; the same sku in each. */
export type NamedSize = Size & {
  /** In the locale's system, without its unit, e.g. '5'; `size` stays the EU one. */
  name: string
}

/** Returns who wears all of these products. */
export function wearerOf(worn: readonly Pick<Product, 'categories'>[]): Wearer {
  const isFor = (category: 'women' | 'men' | 'kids') => worn.every(({ categories }) => categories.includes(category))
  if (isFor('kids')) return 'kids'
  if (isFor('women')) return isFor('men') ? 'both' : 'women'
  return isFor('men') ? 'men' : 'both'
}

/** Returns the name of an EU size in the locale's system, e.g. `5`; `W 7 / M 6` if it depends on who wears it. */
export function nameSize(eu: string, wearer: Wearer, locale: Locale): string {
  const row = sizeTable.find((one) => one.eu === eu)
  if (!row || locale.sizes === 'EU') return eu
  return locale.sizes === 'UK' ? row.uk : usSize(row, wearer, locale)
}

function usSize({ usWomen, usMen }: SizeRow, wearer: Wearer, locale: Locale): string {
  if (usWomen === usMen || wearer === 'women') return usWomen
  if (wearer !== 'both') return usMen
  const { women, men } = textsFor(locale).product.wearers
  return `${women} ${usWomen} / ${men} ${usMen}`
}

/** Returns the sizes of a product with their names. */
export function namedSizes(product: Product, locale: Locale): NamedSize[] {
  const wearer = wearerOf([product])
  return product.sizes.map((size) => ({ ...size, name: nameSize(size.size, wearer, locale) }))
}
